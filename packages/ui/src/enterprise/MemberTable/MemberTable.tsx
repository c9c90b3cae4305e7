import type { EnterpriseMember, Page } from '@xinpu/sdk/types'
import { useMemo, useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx'
import { DataTable } from '../../primitives/DataTable/DataTable.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { ErrorState, type ErrorStateProps } from '../../primitives/ErrorState/ErrorState.tsx'
import { refusalOf } from '../../primitives/Form/refusal.ts'
import type { Href } from '../../primitives/Link/Link.tsx'
import { Pagination } from '../../primitives/Pagination/Pagination.tsx'
import type { MemberAct } from './member-dialog.ts'
import { memberColumns } from './member-columns.tsx'
import { MemberCard } from './MemberCard.tsx'
import { MemberDialog } from './MemberDialog.tsx'
import * as S from './MemberTable.styles.ts'

export interface MemberTableProps {
  /** The members and those who ask to join, on their way, or why they did not come. */
  members: Page<EnterpriseMember> | 'loading' | ErrorStateProps
  /** The page that is shown, from 1. */
  page: number
  pageSize: number
  /** Where a page is. */
  hrefFor: (page: number) => Href
  /** Whether I keep the enterprise: who does not only sees, and may quit. */
  isCreator: boolean
  /** The present moment when this is first drawn. */
  now: Date
  /** Lets a person join, or refuses; rejects with the server's word, as the others do. */
  onAudit: (id: number, status: 'joined' | 'refused', remark: string) => Promise<unknown>
  onRemove: (id: number) => Promise<unknown>
  /** Hands the enterprise over to a person. */
  onTransfer: (userId: number) => Promise<unknown>
  onQuit: () => Promise<unknown>
}

/** Who acts for the enterprise, and who asks to. */
export function MemberTable(props: MemberTableProps) {
  const { members, page, pageSize, isCreator, now } = props
  const [asked, setAsked] = useState<{ act: MemberAct; member: EnterpriseMember }>()
  const [isAsking, setAsking] = useState(false)
  const rows = typeof members === 'object' && 'data' in members ? members : undefined
  const ask = useMemo(
    () =>
      isCreator
        ? (act: MemberAct, member: EnterpriseMember) => {
            setAsked({ act, member })
            setAsking(true)
          }
        : undefined,
    [isCreator],
  )
  const columns = useMemo(() => memberColumns(now, ask), [now, ask])

  return (
    <S.Root>
      <DataTable
        caption="企业成员"
        rows={rows?.data ?? []}
        rowKey={({ id }) => String(id)}
        columns={columns}
        renderCard={(member) => <MemberCard member={member} now={now} onAct={ask} />}
        state={rows ? 'ready' : members === 'loading' ? 'loading' : 'error'}
        empty={<EmptyState title="还没有其他成员" why="同事在“加入已有企业”里查找企业名称，申请后在这里审核。" />}
        error={!rows && members !== 'loading' && <ErrorState {...(members as ErrorStateProps)} />}
        firstRow={(page - 1) * pageSize + 1}
        totalRows={rows?.totalRecord}
      />
      {rows && rows.totalRecord > pageSize && (
        <Pagination page={page} pageSize={pageSize} total={rows.totalRecord} hrefFor={props.hrefFor} label="成员分页" />
      )}
      <Quit {...props} />
      {asked && <MemberDialog {...props} {...asked} isOpen={isAsking} onOpenChange={setAsking} />}
    </S.Root>
  )
}

/** The creator hands the enterprise over before leaving. */
function Quit({ isCreator, onQuit }: MemberTableProps) {
  const [isAsking, setAsking] = useState(false)

  return (
    <S.Quit>
      <Button tone="danger" isDisabled={isCreator} onPress={() => setAsking(true)}>
        退出企业
      </Button>
      {isCreator && <span>你是创建者，先把企业移交给一位成员才能退出。</span>}
      <ConfirmDialog
        title="退出企业"
        verb="退出企业"
        isOpen={isAsking}
        onOpenChange={setAsking}
        confirm={onQuit}
        failureOf={(error) => refusalOf(error, '没有退出，请再试一次')}
      >
        退出后不能再以企业身份发布与报价，想回来要重新申请。
      </ConfirmDialog>
    </S.Quit>
  )
}
