// The tables that docs/examples/template-next keeps in memory.
import { afterEach, expect, test, vi } from "vitest";
import { openTable, seatOf } from "../../docs/examples/template-next/tables.ts";

afterEach(() => void vi.useRealTimers());

const from = (token: string | undefined): Request =>
  new Request("http://localhost/", { headers: { authorization: `Bearer ${token}` } });

test("a server keeps 1,000 tables, opens no more while they are in use, and drops those nobody has asked for", () => {
  vi.useFakeTimers();
  const tables = Array.from({ length: 1000 }, () => openTable()!);
  const [first, second] = tables;
  expect(openTable()).toBeNull();
  vi.advanceTimersByTime(59 * 60 * 1000);
  expect(seatOf(first!.id, from(first!.tokens[1]))?.seat).toBe(1);
  vi.advanceTimersByTime(2 * 60 * 1000);
  expect(openTable()).not.toBeNull();
  expect(seatOf(first!.id, from(first!.tokens[1]))?.seat).toBe(1);
  expect(seatOf(second!.id, from(second!.tokens[0]))).toBeNull();
});

test.for(["", "undefined", "Bearer"])("whoever has no token of a table, %j, has no seat there", (token) => {
  const { id } = openTable()!;
  expect(seatOf(id, from(token))).toBeNull();
  expect(seatOf("__proto__", from(token))).toBeNull();
});
