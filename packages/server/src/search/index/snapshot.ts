import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readSync, renameSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Segment } from './segment.ts'

/** What a snapshot is of. */
export interface Stamp {
  /** The database it was made from. */
  era: string
  /** How far its changes had been read: a snapshot of PostgreSQL. */
  position: string
  /** When that was, by the database's clock, in milliseconds. */
  readAt: number
}

/** The form of the file: another version of the index makes its own. */
const form = 2

const kinds = { Int32Array, Uint32Array, Float64Array, Uint8Array } as const
type Kind = keyof typeof kinds
type Column = InstanceType<(typeof kinds)[Kind]>

/** Where an array stands in the file. */
interface Place {
  path: string[]
  kind: Kind
  length: number
}

interface Head {
  form: number
  stamp: Stamp
  places: Place[]
}

/** Writes a segment beside its name and puts it there when it is whole. */
export function saveSnapshot(path: string, segment: Segment, stamp: Stamp): void {
  mkdirSync(dirname(path), { recursive: true })
  const columns = columnsOf(segment)
  const places = columns.map(([path, column]): Place => ({
    path,
    kind: column.constructor.name as Kind,
    length: column.length,
  }))
  const head = Buffer.from(JSON.stringify({ form, stamp, places } satisfies Head))
  const draft = `${path}.draft`
  const file = openSync(draft, 'w')
  try {
    writeAll(file, Buffer.from(Uint32Array.of(head.length).buffer))
    writeAll(file, head)
    for (const [, { buffer, byteOffset, byteLength }] of columns)
      writeAll(file, Buffer.from(buffer, byteOffset, byteLength))
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(draft, path)
}

function writeAll(file: number, bytes: Buffer): void {
  for (let from = 0; from < bytes.length;) from += writeSync(file, bytes, from)
}

/** Every array of a segment with the names that lead to it. */
function columnsOf(branch: object, path: string[] = []): [string[], Column][] {
  return Object.entries(branch).flatMap(([name, value]: [string, Column | object]) =>
    ArrayBuffer.isView(value) ? [[[...path, name], value as Column]] : columnsOf(value, [...path, name]),
  )
}

/** Reads a segment of this form that was made from this database; undefined where there is none. */
export function openSnapshot(path: string, era: string): { segment: Segment; stamp: Stamp } | undefined {
  if (!existsSync(path)) return undefined
  const file = openSync(path, 'r')
  try {
    const length = new Uint32Array(readAll(file, 4).buffer)[0]!
    const head = JSON.parse(Buffer.from(readAll(file, length)).toString()) as Head
    if (head.form !== form || head.stamp.era !== era) return undefined
    const segment = {}
    for (const { path, kind, length } of head.places) hang(segment, path, readColumn(file, kind, length))
    return { segment: segment as Segment, stamp: head.stamp }
  } catch {
    // A file that was cut short or is of another kind is as good as none.
    return undefined
  } finally {
    closeSync(file)
  }
}

function readColumn(file: number, kind: Kind, length: number): Column {
  const column = new kinds[kind](length)
  fill(file, new Uint8Array(column.buffer))
  return column
}

function readAll(file: number, length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length)
  fill(file, bytes)
  return bytes
}

function fill(file: number, bytes: Uint8Array): void {
  for (let from = 0; from < bytes.length;) {
    const count = readSync(file, bytes, from, Math.min(bytes.length - from, 1 << 30), null)
    if (count === 0) throw new Error('The snapshot ends before its last array.')
    from += count
  }
}

function hang(branch: Record<string, unknown>, [name, ...rest]: string[], column: Column): void {
  if (name === undefined) return
  if (rest.length === 0) branch[name] = column
  else hang((branch[name] ??= {}) as Record<string, unknown>, rest, column)
}
