import { sentenceOf } from '../core/operator-error.ts'

/** What came of one look: all is well, something is to be known, or something must be done. */
export interface Finding {
  state: 'ok' | 'known' | 'wrong'
  /** What is looked at: 数据库. */
  name: string
  /** What was found, and where it is not well, what to do. */
  said: string
}

/** A finding before it has its name. */
export type Told = Omit<Finding, 'name'>
export const ok = (said: string): Told => ({ state: 'ok', said })
export const known = (said: string): Told => ({ state: 'known', said })
export const wrong = (said: string): Told => ({ state: 'wrong', said })

/** Looks at one thing; what cannot be looked at is wrong. */
export async function look(name: string, at: () => Promise<Told>): Promise<Finding> {
  try {
    return { name, ...(await at()) }
  } catch (error) {
    return { name, ...wrong(sentenceOf(error) ?? String((error as Error).message)) }
  }
}
