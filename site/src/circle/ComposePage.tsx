import { useQuery } from '@tanstack/react-query'
import type { TrendsVO } from '@xinpu/sdk/types'
import { TitleList } from '@xinpu/ui/article'
import { CircleCard, CircleGrid } from '@xinpu/ui/circle'
import { DefaultLayout, PageHead } from '@xinpu/ui/layout'
import { Breadcrumb, EmptyState, LinkButton, ListRegion, Section, Skeleton } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { Region } from '../account/Region.tsx'
import { useDraft } from '../account/use-draft.tsx'
import { useCall } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { useDebounced } from '../app/use-debounced.ts'
import { usePlace } from '../app/use-place.ts'
import { ComposeForm, isTrendDraft, type ComposeFormProps } from './ComposeForm.tsx'
import { allCirclesPlace, circleHomePlace, composePlace, trendPlace } from './places.ts'
import { circleNumbered, circlesOf, likeWords, trendNumbered } from './queries.ts'

export interface ComposePageProps {
  /** The circle; 0 where it is still to be chosen. */
  circleId: number
  /** The post that is rewritten. */
  edit?: number | undefined
}

/** R099: a post is written. What was typed survives a reload and a login. */
export function ComposePage({ circleId, edit }: ComposePageProps) {
  const call = useCall()
  const place = usePlace()
  const [title, setTitle] = useState('')
  const { data: circle } = useQuery({ ...circleNumbered(call, circleId), enabled: circleId !== 0 })
  const written = { circle, circleId, onTitle: setTitle }

  return (
    <DefaultLayout
      breadcrumb={<Breadcrumb items={[{ label: '圈子', href: place(circleHomePlace()) }, { label: '发帖' }]} />}
      head={<Head name={circle?.name ?? '圈子'} circleId={circleId} isNew={edit === undefined} />}
      {...(circleId !== 0 && { aside: <Asked title={title} /> })}
    >
      {circleId === 0 ? (
        <Choice />
      ) : edit === undefined ? (
        <Writing {...written} />
      ) : (
        <Rewriting {...written} edit={edit} />
      )}
    </DefaultLayout>
  )
}

type WrittenProps = Omit<ComposeFormProps, 'draft' | 'known'>

/** A post is changed once it is known: an empty form would put nothing in its place. */
const Rewriting = ({ edit, ...written }: WrittenProps & { edit: number }) => (
  <Region of={useQuery(trendNumbered(useCall(), edit))}>
    {(known) => <Writing key={known.id} {...written} known={known} />}
  </Region>
)

function Writing({ known, ...written }: WrittenProps & { known?: TrendsVO }) {
  const draft = useDraft(known ? `trend ${known.id}` : 'trend', isTrendDraft)
  if (!draft.isReady) return <Skeleton shape="detail" count={1} />
  return <ComposeForm key={draft.turn} {...written} known={known} draft={draft} />
}

function Head({ name, circleId, isNew }: { name: string; circleId: number; isNew: boolean }) {
  const place = usePlace()
  if (circleId === 0) return <PageHead title="发到哪个圈子" />
  if (!isNew) return <PageHead title="修改帖子" />
  const other = (
    <LinkButton size="sm" href={place(composePlace(0))}>
      换一个圈子
    </LinkButton>
  )
  return <PageHead title={`发到${name}`} actions={other} />
}

/** Circles to post in. */
function Choice() {
  const place = usePlace()
  const circles = useQuery(circlesOf(useCall(), 1))
  return (
    <ListRegion
      list={shownOf(circles)}
      empty={
        <EmptyState title="还没有圈子" action={<LinkButton href={place(allCirclesPlace())}>去建一个</LinkButton>} />
      }
    >
      {(rows) => (
        <CircleGrid>
          {rows
            .filter(({ status }) => status === 'open')
            .map((circle) => (
              <CircleCard key={circle.id} shape="cell" circle={circle} href={place(composePlace(circle.id))} />
            ))}
        </CircleGrid>
      )}
    </ListRegion>
  )
}

/** Posts that say much the same as what is being written. */
function Asked({ title }: { title: string }) {
  const place = usePlace()
  const words = useDebounced(title.trim(), 400)
  const { data: near = [] } = useQuery({ ...likeWords(useCall(), words), enabled: words.length > 3 })

  return (
    <Section title="有人问过吗" meta="边写边找">
      {near.length > 0 ? (
        <TitleList
          titles={near.map((each) => ({
            id: each.id,
            title: each.title ?? each.content.slice(0, 30),
            href: place(trendPlace(each.id)),
            note: each.answer ? '已解决' : `${each.commentCount} 答`,
          }))}
        />
      ) : (
        <EmptyState title={words.length > 3 ? '没有相近的帖子' : '写下问题后在这里显示'} />
      )}
    </Section>
  )
}
