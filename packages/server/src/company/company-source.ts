import { Refusal } from '@xinpu/contract/refusal'
import type { House } from '../core/context.ts'
import { keptSource } from './source-kept.ts'
import { sandboxSource } from './source-sandbox.ts'
import { tianyanchaSource } from './source-tianyancha.ts'
import type { CompanySource } from './source.ts'

declare module '../core/context.ts' {
  interface House {
    /** Who tells of companies. */
    companies: CompanySource
  }
}

export function companySourceOf({ settings, db, now }: Pick<House, 'db' | 'now' | 'settings'>): CompanySource {
  if (settings.tianyancha)
    return keptSource(tianyanchaSource(settings.tianyancha, { db, now }), settings.companyPatience)
  return settings.hasSandbox ? keptSource(sandboxSource({ db, now }), settings.companyPatience) : missingSource
}

const refuse = async () => {
  throw new Refusal('工商查询暂未开通')
}

/** Nobody is configured: what is stored is shown, and nothing else. */
const missingSource: CompanySource = {
  name: '',
  isMetered: false,
  state: () => 'away',
  entry: refuse,
  rows: refuse,
  find: refuse,
}
