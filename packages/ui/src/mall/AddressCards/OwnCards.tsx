import { Plus } from 'lucide-react'
import { BareButton } from '../../primitives/Button/BareButton.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { ErrorState, type ErrorStateProps } from '../../primitives/ErrorState/ErrorState.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Tag } from '../../primitives/Tag/Tag.tsx'
import * as S from './OwnCards.styles.ts'

/** Records of a person, that they are on their way, or why they did not come. */
export type OwnRecords<Record> = readonly Record[] | 'loading' | ErrorStateProps

/** What can be done with a record. */
export interface OwnDeeds<Record> {
  onEdit: (record: Record) => void
  onDefault: (record: Record) => void
  onRemove: (record: Record) => void
}

interface Owned {
  id: number
  isDefault: boolean
}

/** What a card says of a record. */
export interface OwnCard {
  name: string
  /** A number beside the name. */
  beside?: string
  lines: readonly string[]
}

interface OwnCardsProps<Record extends Owned> extends OwnDeeds<Record> {
  /** What the records are: ‘收货地址’. */
  label: string
  records: OwnRecords<Record>
  cardOf: (record: Record) => OwnCard
  onAdd: () => void
  /** What the last card says: what is added, and how. */
  adding: { label: string; hint: string }
  /** Why no more can be added. */
  cannotAdd?: string | undefined
  empty: { title: string; why: string }
}

/** A person's own records as cards, the default one first, with a place for a new one behind them. */
export function OwnCards<Record extends Owned>(props: OwnCardsProps<Record>) {
  const { label, records, cardOf, onAdd, adding, cannotAdd, empty, ...deeds } = props
  if (records === 'loading') return <Waiting />
  if ('kind' in records) return <ErrorState {...records} />
  if (records.length === 0)
    return (
      <EmptyState
        title={empty.title}
        why={cannotAdd ?? empty.why}
        action={<First label={adding.label} isDisabled={cannotAdd !== undefined} onAdd={onAdd} />}
      />
    )

  return (
    <S.Grid aria-label={label}>
      {records.map((record) => (
        <Card key={record.id} record={record} {...cardOf(record)} {...deeds} />
      ))}
      <S.Item>
        <New {...adding} cannotAdd={cannotAdd} onAdd={onAdd} />
      </S.Item>
    </S.Grid>
  )
}

const First = ({ label, isDisabled, onAdd }: { label: string; isDisabled: boolean; onAdd: () => void }) => (
  <Button tone="primary" isDisabled={isDisabled} onPress={onAdd}>
    <Icon of={Plus} /> {label}
  </Button>
)

const Waiting = () => (
  <S.Grid aria-hidden data-skeleton>
    {[0, 1, 2].map((each) => (
      <S.Item key={each}>
        <S.Blank />
      </S.Item>
    ))}
  </S.Grid>
)

type CardProps<Record extends Owned> = OwnCard & OwnDeeds<Record> & { record: Record }

function Card<Record extends Owned>({ record, name, beside, lines, onEdit, onDefault, onRemove }: CardProps<Record>) {
  return (
    <S.Item>
      <S.Card>
        <S.Head>
          <strong>{name}</strong>
          {beside && <S.Figure>{beside}</S.Figure>}
          {record.isDefault && <Tag>默认</Tag>}
        </S.Head>
        <S.Lines>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </S.Lines>
        <S.Deeds>
          <BareButton aria-label={`修改 ${name}`} onPress={() => onEdit(record)}>
            修改
          </BareButton>
          {!record.isDefault && (
            <BareButton aria-label={`设为默认 ${name}`} onPress={() => onDefault(record)}>
              设为默认
            </BareButton>
          )}
          <BareButton aria-label={`删除 ${name}`} data-danger onPress={() => onRemove(record)}>
            删除
          </BareButton>
        </S.Deeds>
      </S.Card>
    </S.Item>
  )
}

interface NewProps {
  label: string
  hint: string
  cannotAdd: string | undefined
  onAdd: () => void
}

const New = ({ label, hint, cannotAdd, onAdd }: NewProps) => (
  <S.New onPress={onAdd} isDisabled={cannotAdd !== undefined}>
    <Icon of={Plus} size={20} />
    <span>{label}</span>
    <small>{cannotAdd ?? hint}</small>
  </S.New>
)
