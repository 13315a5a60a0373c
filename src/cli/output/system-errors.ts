/** What went wrong with a file, in our own words; the system's where we have no better ones. */
export function inPlainWords(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return words[code ?? ""] ?? message.split("\n", 1)[0]!;
}

const words: Readonly<Record<string, string>> = {
  ENOENT: "no such file",
  EACCES: "may not be read or written",
  EPERM: "may not be read or written",
  EISDIR: "is a directory, not a file",
  ENOTDIR: "a part of its path is not a directory",
  ELOOP: "is a symbolic link that leads in a circle",
  ENXIO: "is a socket or a device, not a file",
  ENAMETOOLONG: "the name is too long",
  EMFILE: "too many files are open",
  ENFILE: "too many files are open",
  ENOSPC: "the disk is full",
  EROFS: "the disk cannot be written to",
  EBUSY: "is in use",
  EIO: "the disk cannot be read",
  EEXIST: "is there already",
  EPIPE: "nobody reads any more",
};
