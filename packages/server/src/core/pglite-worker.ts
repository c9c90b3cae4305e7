/**
 * PGlite in a thread of its own: a long query holds up other queries, never the server.
 *
 * Each message is some statements, whose answers come back together. What has no parameters and asks for nothing goes by the
 * simple protocol, which takes several statements at once (migrations do).
 */
import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite, type Results } from '@electric-sql/pglite'
import { statementsOf } from './pglite-statements.ts'

export interface Statement {
  id: number
  sql: string
  parameters: readonly unknown[]
}

/** Asks to be told what is notified on a channel. */
export interface Listening {
  listen: string
}

/** Something was notified on a channel. */
export interface Notified {
  heard: string
  words: string
}

export interface Answer {
  id: number
  rows?: unknown[]
  affected?: number
  error?: { message: string; code?: string; constraint?: string; detail?: string }
}

const { folder, engine } = workerData as { folder: string | undefined; engine: WebAssembly.Module }
/** int8 as a number: ours never pass 2^53, and `pg` is told the same. */
const int8 = 20

const terms = {
  pgliteWasmModule: engine,
  parsers: { [int8]: Number },
  startParams: [
    // PGlite turns fsync off; what was acknowledged must survive a power cut too.
    ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
    '-c',
    'fsync=on',
    // A page out of order costs four in order on a disk that turns. At that price a list of ten parts reads all brands.
    '-c',
    'random_page_cost=1.1',
  ],
}
if (folder && !existsSync(join(folder, 'PG_VERSION'))) await makeWhole(folder)
const database = await PGlite.create({ ...(folder && { dataDir: folder }), ...terms })
const statements = statementsOf(database)

parentPort?.on('message', (told: Statement[] | Listening | 'close') => {
  if (told === 'close') void close()
  else if ('listen' in told) void listen(told)
  else void answer(told)
})
parentPort?.postMessage('ready')

/** A database whose making was cut short is none: it gets its name when it is whole. */
async function makeWhole(folder: string) {
  const draft = `${folder}.new`
  for (const old of [draft, folder]) rmSync(old, { recursive: true, force: true })
  const made = await PGlite.create({ dataDir: draft, ...terms })
  await made.close()
  renameSync(draft, folder)
}

async function answer(statements: readonly Statement[]) {
  const answers: Answer[] = []
  for (const statement of statements) answers.push(await answerOf(statement))
  parentPort?.postMessage(answers)
}

async function answerOf({ id, sql, parameters }: Statement): Promise<Answer> {
  try {
    const { rows, affectedRows = 0 } = await run(sql, parameters)
    return { id, rows, affected: affectedRows }
  } catch (error) {
    const { message, code, constraint, detail } = error as {
      message: string
      code?: string
      constraint?: string
      detail?: string
    }
    return {
      id,
      error: { message, ...(code && { code }), ...(constraint && { constraint }), ...(detail && { detail }) },
    }
  }
}

const listen = ({ listen: channel }: Listening) =>
  database.listen(channel, (words) => parentPort?.postMessage({ heard: channel, words } satisfies Notified))

async function run(sql: string, parameters: readonly unknown[]): Promise<Results> {
  if (parameters.length > 0 || isQuestion(sql)) return statements.run(sql, parameters)
  if (changesTables.test(sql)) statements.forget()
  const results = await database.exec(sql)
  return results.at(-1) ?? { rows: [], fields: [] }
}

/** Asks for rows, and is one statement: several go by the simple protocol. */
const isQuestion = (sql: string) => question.test(sql) && !sql.includes(';')
const question = /^\s*(?:\/\*[^*]*\*\/\s*)?(?:select|with)\b/i
/** What is prepared tells columns that another statement may add or take. */
const changesTables = /\b(?:create|alter|drop)\b/i

async function close() {
  await database.close()
  parentPort?.postMessage('closed')
  parentPort?.close()
}
