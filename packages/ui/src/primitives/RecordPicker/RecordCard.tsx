import { formatPhone } from '@xinpu/sdk/format'
import { addressTypeLabels, invoiceTypeLabels } from '@xinpu/sdk/labels'
import type { ContactVO, DeliveryAddress, Invoice } from '@xinpu/sdk/types'
import { Button } from '../Button/Button.tsx'
import { Tag } from '../Tag/Tag.tsx'
import type { PickedRecord, RecordKind } from './RecordPicker.tsx'
import * as S from './RecordPicker.styles.ts'

interface RecordCardProps {
  kind: RecordKind
  item: PickedRecord
  onEdit?: (id: number) => void
}

/** The whole card is the target of the dot; ‘编辑’ stands on it, not in it. */
export function RecordCard({ kind, item, onEdit }: RecordCardProps) {
  const { name, beside, tag, lines } = tellers[kind](item)
  return (
    <S.Card>
      <S.Choice value={String(item.id)}>
        <S.Dot />
        <S.Texts>
          <S.Head $hasEdit={Boolean(onEdit)}>
            <strong>{name}</strong>
            {beside && <S.Figure>{beside}</S.Figure>}
            {item.isDefault && <Tag tone="accent">默认</Tag>}
            {tag && <Tag>{tag}</Tag>}
          </S.Head>
          {lines.map((line) => (
            <S.Line key={line}>{line}</S.Line>
          ))}
        </S.Texts>
      </S.Choice>
      {onEdit && (
        <S.Edit>
          <Button tone="quiet" size="sm" aria-label={`编辑 ${name}`} onPress={() => onEdit(item.id)}>
            编辑
          </Button>
        </S.Edit>
      )}
    </S.Card>
  )
}

interface Told {
  name: string
  /** A number beside the name. */
  beside?: string
  tag?: string
  lines: readonly string[]
}

const known = (...lines: readonly (string | undefined)[]): string[] =>
  lines.flatMap((line) => (line?.trim() ? [line.trim()] : []))

/** The list and its kind come together: a teller is only given its own records. */
const tellers: Record<RecordKind, (item: PickedRecord) => Told> = {
  address: (item) => addressOf(item as DeliveryAddress),
  invoice: (item) => invoiceOf(item as Invoice),
  contact: (item) => contactOf(item as ContactVO),
}

const addressOf = (address: DeliveryAddress): Told => ({
  name: address.name,
  beside: formatPhone(address.mobile),
  tag: address.type === 'HK' ? addressTypeLabels.HK : undefined,
  lines: known([...new Set([address.province, address.city])].join(' ') + ` ${address.district}`, address.address),
})

const invoiceOf = (invoice: Invoice): Told => ({
  name: invoice.title,
  tag: invoiceTypeLabels[invoice.type],
  lines: known(invoice.taxNo && `税号 ${invoice.taxNo}`, invoice.email && `发送至 ${invoice.email}`),
})

const contactOf = (contact: ContactVO): Told => ({
  name: contact.name,
  beside: contact.mobile && formatPhone(contact.mobile),
  tag: contact.position,
  lines: known([contact.tel, contact.email].filter(Boolean).join('  '), contact.region, contact.address),
})
