import type { Stamp } from '../index/snapshot.ts'

/** How far an index of the engine has followed the outbox; kept in the engine, so that it is as old as what it tells of. */
export interface Place extends Stamp {
  index: string
  /** Grows each time somebody feeds: what an earlier one sent late overwrites nothing. */
  turn: number
  /** The place as it was read, by the engine's own numbers; absent, there is none yet. */
  seen?: { term: number; number: number }
}
