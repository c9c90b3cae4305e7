import type { EnterpriseMember } from '@xinpu/sdk/types'
import { useMemo, useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { refusalOf } from '../../primitives/Form/refusal.ts'
import type { Href } from '../../primitives/Link/Link.tsx'
import type { Listed } from '../../primitives/ListRegion/listed.ts'
import { PagedTable } from '../../primitives/PagedTable/PagedTable.tsx'
import type { MemberAct } from './member-dialog.ts'
import { memberColumns } from './member-columns.tsx'
import { MemberCard } from './MemberCard.tsx'
import { MemberDialog } from './MemberDialog.tsx'
import * as S from './MemberTable.styles.ts'

export interface MemberTableProps {
  /** The members and those who ask to join, on their way, or why they did not come. */
  members: Listed<EnterpriseMember>
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
  const { members, page, pageSize, hrefFor, isCreator, now } = props
  const [asked, setAsked] = useState<{ act: MemberAct; member: EnterpriseMember }>()
  const [isAsking, setAsking] = useState(false)
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
      <PagedTable
        caption="企业成员"
        items={members}
        page={page}
        pageSize={pageSize}
        hrefFor={hrefFor}
        rowKey={({ id }) => String(id)}
        columns={columns}
        renderCard={(member) => <MemberCard member={member} now={now} onAct={ask} />}
        empty={<EmptyState title="还没有其他成员" why="同事在“加入已有企业”里查找企业名称，申请后在这里审核。" />}
      />
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
      {isCreator && <span>您是创建者，先把企业移交给一位成员才能退出。</span>}
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
