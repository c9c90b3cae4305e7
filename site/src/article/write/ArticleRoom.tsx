import { useQuery } from '@tanstack/react-query'
import { myArticleSetStatus } from '@xinpu/sdk/article'
import type { ArticleStatus, MyArticle } from '@xinpu/sdk/types'
import { MyArticleTable } from '@xinpu/ui/article'
import { Button, ConfirmDialog, EmptyState, LinkButton, LinkTabs, Menu, Section, toast } from '@xinpu/ui/primitives'
import { useCallback, useState } from 'react'
import type { RoomProps } from '../../account/CenterPage.tsx'
import { oneIn } from '../../account/center-search.ts'
import { centerHref } from '../../account/places.ts'
import { pageSize } from '../../account/records.ts'
import { useCall, useVisit } from '../../app/api.ts'
import { shownOf } from '../../app/shown.ts'
import { useAct } from '../../app/use-act.ts'
import { usePlace } from '../../app/use-place.ts'
import { articlePlace } from '../places.ts'
import { ownArticles, ownCounts } from '../queries.ts'
import { writePlace } from './write-params.ts'

const room = 2
const labels = { all: '全部', DRAFT: '草稿', PENDING: '审核中', PUBLISHED: '已发布', DISMOUNT: '已下架' } as const
const tabs = ['all', 'DRAFT', 'PENDING', 'PUBLISHED', 'DISMOUNT'] as const

/** R020 type=2: a person's articles by their state, and what can be done with each. */
export function ArticleRoom({ search: { tab: given, page = 1 } }: RoomProps) {
  const call = useCall()
  const place = usePlace()
  const visit = useVisit()
  const tab = oneIn(tabs, given)
  const articles = useQuery(ownArticles(call, { type: tab, pageIndex: page, pageSize }))
  const { data: counts = [] } = useQuery(ownCounts(call))
  const addressOf = (type: string) => centerHref({ type: room, ...(type !== 'all' && { tab: type }) })
  const actionOf = useCallback((article: MyArticle) => <ArticleMenu article={article} />, [])

  return (
    <Section title="写过的文章" more={{ href: place(writePlace()), label: '写文章' }}>
      <LinkTabs
        label="状态"
        current={tab}
        items={tabs.map((id) => ({
          id,
          label: labels[id],
          count: counts.find(({ type }) => type === id)?.count ?? 0,
          href: addressOf(id),
        }))}
      />
      <MyArticleTable
        articles={shownOf(articles)}
        now={new Date(visit.now)}
        hrefOf={({ id }) => place(writePlace({ id }))}
        actionOf={actionOf}
        paging={{ page, pageSize, hrefFor: (next) => centerHref({ type: room, tab, page: next }) }}
        empty={
          <EmptyState
            title={tab === 'all' ? '还没有写过文章' : `没有${labels[tab]}的文章`}
            why="从一次测量开始：一个条件，一张图，一句结论。"
            action={
              <LinkButton tone="primary" href={place(writePlace())}>
                写第一篇
              </LinkButton>
            }
          />
        }
      />
    </Section>
  )
}

interface Way {
  to: ArticleStatus
  label: string
  told: string
  /** What it asks before it is done. */
  asks?: string
}

/** Where each state leads, besides writing on and handing in. */
const ways: Record<ArticleStatus, readonly Way[]> = {
  DRAFT: [{ to: 'DELETEED', label: '删除', told: '已删除', asks: '删除后不能恢复，文字与图片都不再保留在列表里。' }],
  PENDING: [{ to: 'DRAFT', label: '撤回', told: '已撤回为草稿' }],
  PUBLISHED: [
    { to: 'DISMOUNT', label: '下架', told: '已下架', asks: '读者会看到“已下架”，评论不再显示。随时可以改好重新提交。' },
  ],
  DISMOUNT: [
    { to: 'DRAFT', label: '转为草稿', told: '已转为草稿' },
    { to: 'DELETEED', label: '删除', told: '已删除', asks: '删除后不能恢复，文章的地址会告诉读者它已删除。' },
  ],
  DELETEED: [],
}

function ArticleMenu({ article: { id, title, status } }: { article: MyArticle }) {
  const act = useAct()
  const place = usePlace()
  const [asked, setAsked] = useState<Way>()
  const name = title || '（无标题）'
  const move = ({ to, told }: Way) => act(myArticleSetStatus, { id, status: to }, () => toast.success(told))

  const choose = (to: string) => {
    const way = ways[status].find((one) => one.to === to)
    if (!way) return
    if (way.asks) return setAsked(way)
    move(way).catch((error: unknown) => toast.error(error instanceof Error ? error.message : '没有成功，请再试一次'))
  }

  return (
    <>
      <Menu
        trigger={
          <Button size="sm" aria-label={`管理 ${name}`}>
            管理
          </Button>
        }
        onAction={choose}
        items={[
          { id: 'edit', label: status === 'DRAFT' ? '接着写' : '编辑', href: place(writePlace({ id })) },
          ...(status === 'PUBLISHED' ? [{ id: 'read', label: '看', href: place(articlePlace(id)) }] : []),
          ...ways[status].map(({ to, label }) => ({ id: to, label })),
        ]}
      />
      <ConfirmDialog
        title={`${asked?.label ?? ''}“${name}”`}
        verb={`${asked?.label ?? ''}这篇`}
        isOpen={asked !== undefined}
        onOpenChange={(isOpen) => !isOpen && setAsked(undefined)}
        confirm={() => (asked ? move(asked) : Promise.resolve())}
      >
        {asked?.asks}
      </ConfirmDialog>
    </>
  )
}
