import type { Parameter } from '@xinpu/trade/words'
import type { ColumnType } from 'kysely'

/** A time the database fills in when it is left out. */
export type Stamp = ColumnType<Date, Date | undefined, Date>
/** JSON: goes in as text, comes out parsed. */
export type Json<T> = ColumnType<T, string | undefined, string>
/** Lexemes: written by an expression (`array_to_tsvector`), never read. */
export type Words = ColumnType<string, string, string>

export interface ParameterJson extends Parameter {
  /** It was read in the words of a catalogue: no maker's table says so. */
  origin?: 'description'
}

export interface OutlineJson {
  title: string
  page: number
  level: number
}

export type LifecycleColumn = 'active' | 'nrnd' | 'eol' | 'obsolete' | 'unknown'

/**
 * The tables as Kysely sees them; the truth is in `migrations/`. These are the core's own: what stands above it adds its
 * tables by `declare module '../core/tables.ts'`, a domain in its `index.ts`.
 */
export interface Tables {
  setting: { key: string; value: string }
  server: { id: string; store: string; place: string; seen_at: Stamp }
  limit_server: { id: string; seen_at: Stamp }
  limit_count: { key: string; server: string; count: number; ends_at: Date | null }
  attempt: { key: string; count: number; ends_at: Date }
}
