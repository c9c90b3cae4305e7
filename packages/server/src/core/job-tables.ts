import type { ColumnType, Generated } from 'kysely'
import type { Json, Stamp } from './tables.ts'

/** What reading a revision's file came to. */
export type ReadingState = 'read' | 'scanned' | 'encrypted' | 'broken' | 'heavy' | 'missing'

/** Who works, the work behind the scenes, and the text it makes of pages. */
export interface JobTables {
  server: { id: string; store: string; place: string; seen_at: Stamp }
  limit_server: { id: string; seen_at: Stamp }
  limit_count: { key: string; server: string; count: number; ends_at: Date | null }
  job: {
    id: Generated<number>
    kind: string
    key: string
    payload: Json<object>
    state: ColumnType<JobState, JobState | undefined, JobState>
    tries: Generated<number>
    run_at: Stamp
    lease_until: Date | null
    error: Generated<string>
    created_at: Stamp
    finished_at: Date | null
  }
  revision_text: { revision_id: number; state: ReadingState; page_count: number; read_at: Stamp }
  page_text: {
    revision_id: number
    page: number
    text: string
    /** Lexemes: written by an expression, never read. */
    words: string
    places: Json<number[]>
  }
}

type JobState = 'waiting' | 'running' | 'done' | 'failed'
