import type { structure } from '@xinpu/contract/company'
import { fullDay } from '@xinpu/sdk/format'
import { cleanHtml } from '../core/clean-html.ts'
import { escape } from '../sandbox/page.ts'
import type { Entry } from './source.ts'

/** The register's page of a company: its entry and who holds it, as tables without anything that runs. */
export function snapshotOf(name: string, entry: Entry | null, holders: readonly structure.TycHolder[]): string {
  const lines = entry ? linesOf(entry) : []
  const rows = lines.map(([label, value]) => `<tr><th>${label}</th><td>${escape(value)}</td></tr>`).join('')
  const held = holders.map((holder) => cells(holder.name, holder.percent, holder.amount, holder.paid ?? '')).join('')
  return cleanHtml(
    `<h2>${escape(name)}</h2><table><tbody>${rows}</tbody></table>` +
      `<h3>股东</h3><table><thead><tr><th>股东</th><th>持股</th><th>认缴</th><th>实缴</th></tr></thead><tbody>${held}</tbody></table>`,
  )
}

const cells = (...values: string[]) => `<tr>${values.map((value) => `<td>${escape(value)}</td>`).join('')}</tr>`

const linesOf = (entry: Entry): [string, string][] => {
  const lines: [string, string][] = [
    ['统一社会信用代码', entry.creditCode],
    ['企业类型', entry.companyOrgType],
    ['法定代表人', entry.legalPersonName],
    ['注册资本', entry.regCapital],
    ['实缴资本', entry.actualCapital ?? ''],
    ['成立日期', entry.estiblishTime && fullDay(new Date(entry.estiblishTime))],
    ['登记机关', entry.regInstitute ?? ''],
    ['登记状态', entry.regStatus],
    ['注册地址', entry.regLocation],
    ['经营范围', entry.businessScope],
  ]
  return lines.filter(([, value]) => value !== '')
}
