import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { crc32 } from 'node:zlib'
import { draftPath } from '../../storage/drafts.ts'
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
const form = 3
/** Bytes at the end of the file: the sum of everything before them. */
const sumLength = 4

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
  const draft = draftPath(dirname(dirname(path)))
  try {
    writeDraft(draft, segment, stamp)
    renameSync(draft, path)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}

function writeDraft(draft: string, segment: Segment, stamp: Stamp): void {
  const columns = columnsOf(segment)
  const places = columns.map(([path, column]): Place => ({
    path,
    kind: column.constructor.name as Kind,
    length: column.length,
  }))
  const head = Buffer.from(JSON.stringify({ form, stamp, places } satisfies Head))
  const file = openSync(draft, 'w')
  try {
    let sum = 0
    const write = (bytes: Buffer) => {
      sum = crc32(bytes, sum)
      writeAll(file, bytes)
    }
    write(Buffer.from(Uint32Array.of(head.length).buffer))
    write(head)
    for (const [, { buffer, byteOffset, byteLength }] of columns) write(Buffer.from(buffer, byteOffset, byteLength))
    writeAll(file, Buffer.from(Uint32Array.of(sum).buffer))
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
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
    return readSnapshot(file, era)
  } catch {
    // A file that was cut short, is broken or of another kind is as good as none.
    return undefined
  } finally {
    closeSync(file)
  }
}

function readSnapshot(file: number, era: string) {
  const reading = { file, sum: 0 }
  const length = new Uint32Array(readAll(reading, 4).buffer)[0]!
  if (length > fstatSync(file).size) return undefined
  const head = JSON.parse(Buffer.from(readAll(reading, length)).toString()) as Head
  if (head.form !== form || head.stamp.era !== era) return undefined
  const segment = {}
  for (const { path, kind, length } of head.places) hang(segment, path, readColumn(reading, kind, length))
  const { sum } = reading
  if (new Uint32Array(readAll(reading, sumLength).buffer)[0] !== sum) return undefined
  return { segment: segment as Segment, stamp: head.stamp }
}

/** A file that is read from its beginning, and the sum of what has been read. */
interface Reading {
  file: number
  sum: number
}

function readColumn(reading: Reading, kind: Kind, length: number): Column {
  const column = new kinds[kind](length)
  fill(reading, new Uint8Array(column.buffer))
  return column
}

function readAll(reading: Reading, length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length)
  fill(reading, bytes)
  return bytes
}

function fill(reading: Reading, bytes: Uint8Array): void {
  for (let from = 0; from < bytes.length;) {
    const count = readSync(reading.file, bytes, from, Math.min(bytes.length - from, 1 << 30), null)
    if (count === 0) throw new Error('The snapshot ends before its last array.')
    from += count
  }
  reading.sum = crc32(bytes, reading.sum)
}

function hang(branch: Record<string, unknown>, [name, ...rest]: string[], column: Column): void {
  if (name === undefined) return
  if (rest.length === 0) branch[name] = column
  else hang((branch[name] ??= {}) as Record<string, unknown>, rest, column)
}
