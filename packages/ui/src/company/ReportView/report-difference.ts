import type { TycReport } from '@xinpu/sdk/types'
import type { DiffField } from '../../primitives/DiffView/DiffView.tsx'

/** A report as fields that two years can be held against each other by. */
export function fieldsOf({ baseInfo, holders, invests, websites, guarantees }: TycReport): DiffField[] {
  return [
    ...baseInfo.map(({ name, value }) => ({ label: name, value })),
    ...holders.map(({ name, percent, amount }) => ({
      label: `股东 ${name}`,
      value: [percent, amount].filter(Boolean).join('，'),
    })),
    ...invests.map(({ title, percent, fields }) => ({
      label: `对外投资 ${title}`,
      value: percent ?? fields[0]?.value ?? '',
    })),
    ...websites.map(({ title }) => ({ label: `网站 ${title}`, value: '有' })),
    { label: '对外担保', value: `${guarantees.length} 项` },
  ]
}
