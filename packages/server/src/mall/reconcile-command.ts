/** Whether every fen is accounted for: the books, the orders and the providers, compared on the command line. */
import { sentenceOf } from '../core/operator-error.ts'
import { openDatabase } from '../core/database.ts'
import { readSettings } from '../core/settings.ts'
import { mall } from './index.ts'
import { reconcile } from './reconcile.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)
const complain = (line: string) => void process.stderr.write(`${line}\n`)

/** Says what does not agree; answers the process's exit code: 0 where everything does, 1 where something does not. */
export async function main(environment = process.env): Promise<number> {
  const settings = readSettings(environment)
  const database = await openDatabase(settings, complain)
  try {
    const now = () => new Date()
    const { payProviders } = mall.services({ db: database.db, listen: database.listen, settings, now })
    const faults = await reconcile({ db: database.db, payProviders })
    for (const fault of faults) say(fault)
    say(faults.length === 0 ? '账目、订单与支付方一致。' : `${faults.length} 处不一致。`)
    return faults.length === 0 ? 0 : 1
  } finally {
    await database.close()
  }
}

if (import.meta.main) {
  try {
    process.exitCode = await main()
  } catch (error) {
    complain(sentenceOf(error) ?? String((error as Error).message))
    process.exitCode = 1
  }
}
