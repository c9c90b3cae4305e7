import { contentStateLabels } from '@xinpu/sdk/labels'
import type { ContentEntry, ContentState, ContentTrait } from '@xinpu/sdk/types'
import { Button } from '../../primitives/Button/Button.tsx'
import type { Column } from '../../primitives/DataTable/DataTable.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { StatusTag, type StatusShape, type StatusTone } from '../../primitives/StatusTag/StatusTag.tsx'
import { localOf } from '../china-clock.ts'
import { RowCard, RowEnds } from '../RowCard.ts'
import * as S from './ContentTable.styles.ts'

interface Terms {
  trait: ContentTrait | undefined
  onEdit: (entry: ContentEntry) => void
  onRemove: (entry: ContentEntry) => void
}

/** The columns of what the desk has set. */
export const contentColumns = (terms: Terms): Column<ContentEntry>[] => [
  { id: 'name', header: '内容', cell: (entry) => <Name entry={entry} /> },
  { id: 'place', header: '位置', width: '130px', cell: (entry) => <Place entry={entry} terms={terms} /> },
  { id: 'span', header: '展示时间', width: '200px', priority: 2, cell: (entry) => <S.Quiet>{spanOf(entry)}</S.Quiet> },
  { id: 'position', header: '排序', width: '64px', priority: 3, cell: ({ position }) => position },
  { id: 'state', header: '状态', width: '100px', cell: ({ state }) => <State state={state} /> },
  { id: 'acts', header: '操作', width: '140px', cell: (entry) => <Acts entry={entry} terms={terms} /> },
]

/** An entry where there is no room for a row. */
export const ContentCard = ({ entry, terms }: { entry: ContentEntry; terms: Terms }) => (
  <RowCard>
    <RowEnds>
      <Name entry={entry} />
      <State state={entry.state} />
    </RowEnds>
    <RowEnds>
      <Place entry={entry} terms={terms} />
      <Acts entry={entry} terms={terms} />
    </RowEnds>
    <S.Quiet>{spanOf(entry)}</S.Quiet>
  </RowCard>
)

const Name = ({ entry: { name, url, imgUrl } }: { entry: ContentEntry }) => (
  <S.Name>
    {imgUrl && <S.Thumb src={imgUrl} alt="" loading="lazy" />}
    {name}
    {url && <S.Quiet>{url}</S.Quiet>}
  </S.Name>
)

/** Leads to a page where it is seen. */
function Place({ entry, terms }: { entry: ContentEntry; terms: Terms }) {
  const place = terms.trait?.places.find(({ value }) => value === entry.place)
  return place ? <Link href={place.href}>{place.label}</Link> : <span>{entry.place}</span>
}

const looks: Record<ContentState, { tone: StatusTone; shape: StatusShape }> = {
  shown: { tone: 'ok', shape: 'full' },
  waiting: { tone: 'warn', shape: 'ring' },
  over: { tone: 'neutral', shape: 'ring' },
}

const State = ({ state }: { state: ContentState }) => (
  <StatusTag {...looks[state]}>{contentStateLabels[state]}</StatusTag>
)

function spanOf({ beginTime, endTime }: ContentEntry): string {
  if (!beginTime && !endTime) return '一直'
  if (!endTime) return `${momentOf(beginTime)} 起`
  return beginTime ? `${momentOf(beginTime)} 至\n${momentOf(endTime)}` : `至 ${momentOf(endTime)}`
}

const momentOf = (time: string | undefined): string => localOf(time)?.slice(0, 16).replace('T', ' ') ?? ''

const Acts = ({ entry, terms: { trait, onEdit, onRemove } }: { entry: ContentEntry; terms: Terms }) => (
  <S.Acts>
    <Button size="sm" isDisabled={!trait} aria-label={`编辑 ${entry.name}`} onPress={() => onEdit(entry)}>
      编辑
    </Button>
    <Button size="sm" tone="quiet" aria-label={`删除 ${entry.name}`} onPress={() => onRemove(entry)}>
      删除
    </Button>
  </S.Acts>
)
