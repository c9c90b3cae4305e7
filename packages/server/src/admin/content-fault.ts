import type { content } from '@xinpu/contract/admin'
import { wrongField } from '@xinpu/contract/refusal'
import type { ContentSource } from './content-kinds.ts'

/** Refuses what does not belong into an entry of its kind, and names the field. */
export function refuseContent({ places, fields, table }: ContentSource, told: ContentTold): void {
  if (!places.some(([value]) => value === told.place)) throw wrongField('place', '请选择位置')
  for (const name of ['name', 'url', 'imgUrl'] as const) refuseField(fields[name], name, told[name] ?? '')
  if (table === 'nav_item' && !told.url?.startsWith('http'))
    throw wrongField('url', '链接地址的格式如 https://www.example.com')
  if (told.beginTime && told.endTime && new Date(told.beginTime) >= new Date(told.endTime))
    throw wrongField('endTime', '结束时间不能早于开始时间')
}

/** What is sent of an entry. */
export type ContentTold = Pick<content.ContentEntry, 'place' | 'name' | 'url' | 'imgUrl' | 'beginTime' | 'endTime'>

function refuseField(rule: ContentSource['fields']['name'], name: content.ContentField, value: string): void {
  if (!rule && value !== '') throw wrongField(name, '这类内容没有这一项')
  if (rule?.isRequired && value === '') throw wrongField(name, `请填写${rule.label}`)
  if (rule?.max !== undefined && value.length > rule.max) throw wrongField(name, `${rule.label}最多 ${rule.max} 个字`)
}
