import { formatNumber, formatUnitPrice } from '@xinpu/sdk/format'
import type { DemandVO } from '@xinpu/sdk/types'
import { PageHead } from '@xinpu/ui/layout'
import { Breadcrumb, CountdownText, DescriptionList, StatusTag } from '@xinpu/ui/primitives'
import { demandHref } from '../account/places.ts'
import { useVisit } from '../app/api.ts'
import { rooms, useOpened } from '../app/rooms.ts'

/** The head of a page about a post: the way here, and what is done. */
export function PostHead({ post, title, actions }: { post: DemandVO; title: string; actions?: React.ReactNode }) {
  const opened = useOpened()
  const board = rooms.find(({ tab }) => tab === '供求')?.href ?? ''
  const crumbs = [
    { label: '供求', href: opened(board) },
    { label: post.model, href: opened(demandHref(post.id)) },
  ].map(({ label, href }) => (href ? { label, href } : { label }))

  return (
    <PageHead
      breadcrumb={<Breadcrumb items={[...crumbs, { label: post.type === 1 ? '报价' : '询价' }]} />}
      title={title}
      actions={actions}
    />
  )
}

/** What a post says that a quote has to answer. */
export function PostFacts({ post }: { post: DemandVO }) {
  const visit = useVisit()
  const tax = post.taxIncluded === undefined ? '' : post.taxIncluded ? '，含税' : '，未税'

  return (
    <DescriptionList
      columns={2}
      items={[
        { label: '型号', value: post.model },
        { label: '品牌', value: post.brand || '不限' },
        { label: '数量', value: `${formatNumber(post.quantity)} 片` },
        {
          label: post.type === 1 ? '目标价' : '标价',
          value: post.price === undefined ? '面议' : `${formatUnitPrice(post.price, post.currency)}${tax}`,
        },
        { label: '批号', value: post.batchNo ?? '不限' },
        { label: '交货', value: [post.region, post.delivery].filter(Boolean).join('，') || '面议' },
        { label: post.type === 1 ? '求购方' : '供应方', value: post.enterpriseName ?? post.user.nickName },
        {
          label: '剩余',
          value:
            post.status === 'open' ? (
              <CountdownText until={post.expireTime} now={new Date(visit.now)} format="words" ended="已过期" />
            ) : (
              <StatusTag kind="demand" status={post.status} />
            ),
        },
        ...(post.description ? [{ label: '说明', value: post.description }] : []),
      ]}
    />
  )
}
