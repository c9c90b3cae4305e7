import { reviewStatusLabels } from '@xinpu/sdk/labels'
import type { MySpec, ReviewStatus } from '@xinpu/sdk/types'
import { useState } from 'react'
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { refusalOf } from '../../primitives/Form/refusal.ts'
import type { Href } from '../../primitives/Link/Link.tsx'
import { pageIn, type Listed, type Paging } from '../../primitives/ListRegion/listed.ts'
import { ListRegion } from '../../primitives/ListRegion/ListRegion.tsx'
import { Section } from '../../primitives/Section/Section.tsx'
import { LinkTabs } from '../../primitives/Tabs/LinkTabs.tsx'
import * as S from './MySpecList.styles.ts'
import { MySpecRow } from './MySpecRow.tsx'

export interface MySpecListProps extends Paging {
  /** One page of what the person uploaded, that it is on its way, or why it did not come. */
  specs: Listed<MySpec>
  /** Only those that stand so. */
  status?: ReviewStatus
  /** Where the list is narrowed to those that stand so, or to all. */
  hrefOfStatus: (status: ReviewStatus | undefined) => Href
  /** Where a datasheet of the library is read. */
  hrefOf: (specId: number) => Href
  /** Takes one back; rejects with the server's word. */
  remove: (id: number) => Promise<unknown>
  /** The present moment when this is first drawn. */
  now: Date
}

/** What a person uploaded, and where each stands. */
export function MySpecList(props: MySpecListProps) {
  const { specs, status, hrefOfStatus } = props
  const total = pageIn(specs)?.totalRecord

  return (
    <Section title="我的上传" meta={total === undefined ? undefined : `共 ${total} 份`}>
      <S.Root>
        <LinkTabs
          label="审核状态"
          current={status ?? 'all'}
          items={[
            { id: 'all', label: '全部', href: hrefOfStatus(undefined) },
            ...(Object.keys(reviewStatusLabels) as ReviewStatus[]).map((each) => ({
              id: each,
              label: reviewStatusLabels[each],
              href: hrefOfStatus(each),
            })),
          ]}
        />
        <Body {...props} />
      </S.Root>
    </Section>
  )
}

function Body({ specs, status, hrefOf, remove, now, ...paging }: MySpecListProps) {
  const [leaving, setLeaving] = useState<MySpec | undefined>()

  return (
    <>
      <ListRegion
        list={specs}
        empty={<Nothing status={status} />}
        paging={{ ...paging, label: '我的上传分页' }}
        count={4}
      >
        {(rows) => (
          <S.List aria-label="我的上传">
            {rows.map((spec) => (
              <MySpecRow key={spec.id} spec={spec} hrefOf={hrefOf} now={now} onRemove={() => setLeaving(spec)} />
            ))}
          </S.List>
        )}
      </ListRegion>
      <ConfirmDialog
        title={`撤回“${leaving?.filename ?? ''}”`}
        verb="撤回"
        isOpen={leaving !== undefined}
        onOpenChange={(isOpen) => !isOpen && setLeaving(undefined)}
        confirm={() => leaving && remove(leaving.id)}
        failureOf={(error) => refusalOf(error, '网络中断，没有撤回')}
      >
        {leaving?.status === 'passed' ? '撤回后，别人不能再打开这份资料。' : '撤回后不再审核，可以重新上传。'}
      </ConfirmDialog>
    </>
  )
}

const Nothing = ({ status }: Pick<MySpecListProps, 'status'>) => (
  <EmptyState
    title={status ? `没有${reviewStatusLabels[status]}的资料` : '还没有上传过资料'}
    why="在上面选择 PDF，品牌和型号会自动识别，审核通过后所有人都能搜到。"
  />
)
