import { agreementKindLabels, agreementStateLabels } from '@xinpu/sdk/labels'
import type { AgreementEntry, AgreementState } from '@xinpu/sdk/types'
import { useMemo, useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx'
import type { Column } from '../../primitives/DataTable/DataTable.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { refusalOf } from '../../primitives/Form/refusal.ts'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { NumberText } from '../../primitives/NumberText/NumberText.tsx'
import { PagedTable, type Paged } from '../../primitives/PagedTable/PagedTable.tsx'
import { StatusTag, type StatusShape, type StatusTone } from '../../primitives/StatusTag/StatusTag.tsx'
import { localOf } from '../china-clock.ts'
import { RowCard, RowEnds } from '../RowCard.ts'
import * as S from './AgreementDesk.styles.ts'

interface AgreementTableProps extends Paged<AgreementEntry> {
  hrefOfVersion: (entry: AgreementEntry) => Href
  onEdit: (entry: AgreementEntry) => void
  onWithdraw: (entry: AgreementEntry) => Promise<unknown>
  onRemove: (entry: AgreementEntry) => Promise<unknown>
}

interface Terms {
  hrefOfVersion: (entry: AgreementEntry) => Href
  onEdit: (entry: AgreementEntry) => void
  /** Asks before it is withdrawn or thrown away. */
  onAsk: (entry: AgreementEntry) => void
}

/** The versions of a text, the draft first. */
export function AgreementTable({ hrefOfVersion, onEdit, onWithdraw, onRemove, ...paged }: AgreementTableProps) {
  const [asked, setAsked] = useState<AgreementEntry>()
  const terms = useMemo(() => ({ hrefOfVersion, onEdit, onAsk: setAsked }), [hrefOfVersion, onEdit])
  const columns = useMemo(() => columnsOf(terms), [terms])

  return (
    <>
      <PagedTable
        {...paged}
        caption="协议的版本"
        columns={columns}
        rowKey={({ id }) => String(id)}
        renderCard={(entry) => (
          <RowCard>
            <RowEnds>
              <Name entry={entry} terms={terms} />
              <State state={entry.state} />
            </RowEnds>
            <RowEnds>
              <span>{spanOf(entry)}</span>
              <Acts entry={entry} terms={terms} />
            </RowEnds>
            <S.Quiet>{entry.changes}</S.Quiet>
          </RowCard>
        )}
        empty={<EmptyState title="还没有版本" why="起草第一版，预览后发布；每一版都保留。" />}
      />
      {asked?.state === 'draft' && (
        <ConfirmDialog
          title={`删除${agreementKindLabels[asked.kind]}的草稿`}
          verb="删除草稿"
          isOpen
          onOpenChange={() => setAsked(undefined)}
          confirm={() => onRemove(asked)}
          failureOf={(error) => refusalOf(error, '没有删除，请再试一次')}
        >
          草稿只有后台能看到，删除后不能恢复。
        </ConfirmDialog>
      )}
      {asked?.state === 'waiting' && (
        <ConfirmDialog
          title={`撤回第 ${asked.number} 版`}
          verb="撤回"
          tone="plain"
          isOpen
          onOpenChange={() => setAsked(undefined)}
          confirm={() => onWithdraw(asked)}
          failureOf={(error) => refusalOf(error, '没有撤回，请再试一次')}
        >
          它回到草稿，协议页不再公示；可以接着改，再发布。
        </ConfirmDialog>
      )}
    </>
  )
}

const columnsOf = (terms: Terms): Column<AgreementEntry>[] => [
  { id: 'name', header: '版本', width: '90px', cell: (entry) => <Name entry={entry} terms={terms} /> },
  { id: 'changes', header: '变更说明', priority: 2, cell: ({ changes }) => <S.Quiet>{changes}</S.Quiet> },
  { id: 'span', header: '有效期', width: '170px', cell: (entry) => <S.Quiet>{spanOf(entry)}</S.Quiet> },
  {
    id: 'agreed',
    header: '已同意',
    align: 'right',
    width: '80px',
    priority: 3,
    cell: ({ agreed }) => <NumberText value={agreed} />,
  },
  { id: 'state', header: '状态', width: '90px', cell: ({ state }) => <State state={state} /> },
  { id: 'acts', header: '操作', width: '150px', cell: (entry) => <Acts entry={entry} terms={terms} /> },
]

const looks: Record<AgreementState, { tone: StatusTone; shape: StatusShape }> = {
  draft: { tone: 'neutral', shape: 'half' },
  waiting: { tone: 'warn', shape: 'ring' },
  inForce: { tone: 'ok', shape: 'full' },
  past: { tone: 'neutral', shape: 'ring' },
}

const State = ({ state }: { state: AgreementState }) => (
  <StatusTag {...looks[state]}>{agreementStateLabels[state]}</StatusTag>
)

/** Leads to where everybody reads it. */
const Name = ({ entry, terms }: { entry: AgreementEntry; terms: Terms }) =>
  entry.number === undefined ? <span>草稿</span> : <Link href={terms.hrefOfVersion(entry)}>第 {entry.number} 版</Link>

function spanOf({ beginTime, endTime }: AgreementEntry): string {
  if (!beginTime) return '未发布'
  return endTime ? `${momentOf(beginTime)} 至\n${momentOf(endTime)}` : `${momentOf(beginTime)} 起`
}

const momentOf = (time: string): string => localOf(time)?.slice(0, 16).replace('T', ' ') ?? ''

function Acts({ entry, terms: { onEdit, onAsk } }: { entry: AgreementEntry; terms: Terms }) {
  if (entry.state === 'waiting')
    return (
      <Button size="sm" onPress={() => onAsk(entry)}>
        撤回
      </Button>
    )
  if (entry.state !== 'draft') return null
  return (
    <S.Acts>
      <Button size="sm" onPress={() => onEdit(entry)}>
        编辑草稿
      </Button>
      <Button size="sm" tone="quiet" aria-label="删除草稿" onPress={() => onAsk(entry)}>
        删除
      </Button>
    </S.Acts>
  )
}
