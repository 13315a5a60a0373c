import type * as read from "../../read/shape.ts";
import type { TableContext } from "./context.ts";

/** How one property of something at a table is read. */
export type Field<T> = read.Field<T, TableContext>;

/** How each property of an object at a table is read. The keys are those of the type. */
export type Shape<T> = read.Shape<T, TableContext>;

/** The shapes of a union, by the property that distinguishes its members. */
export type Shapes<T, Tag extends keyof T> = read.Shapes<T, Tag, TableContext>;
