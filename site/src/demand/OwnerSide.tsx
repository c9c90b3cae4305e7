import { useQuery } from '@tanstack/react-query'
import type { DemandDetail } from '@xinpu/sdk/types'
import { QuoteTable } from '@xinpu/ui/demand'
import { DefaultLayout } from '@xinpu/ui/layout'
import { DescriptionList, LinkButton, Section, TimeText } from '@xinpu/ui/primitives'
import { useCall, useVisit } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { usePlace } from '../app/use-place.ts'
import { PostFacts, PostHead } from './PostFacts.tsx'
import { enquiryPlace, type EnquiryParams } from './quote-places.ts'
import { comparedAtOnce, quotesFor } from './quote-queries.ts'
import { ThreadContainer } from './ThreadContainer.tsx'
import { useAnswer } from './use-answer.ts'

interface OwnerSideProps {
  post: DemandDetail
  search: EnquiryParams
}

/** The own post: its quotes beside each other, or all that was said about one. */
export function OwnerSide({ post, search: { enquiryId, page = 1 } }: OwnerSideProps) {
  const place = usePlace()
  const act = post.type === 1 ? '报价' : '询价'
  const all = <LinkButton href={place(enquiryPlace(post.id))}>全部{act}</LinkButton>
  if (enquiryId !== undefined)
    return (
      <DefaultLayout head={<PostHead post={post} title={`${post.model} 的${act}`} actions={all} />}>
        <ThreadContainer id={enquiryId} />
      </DefaultLayout>
    )

  return (
    <DefaultLayout head={<PostHead post={post} title={`${post.model} 的${act}`} />}>
      <Quotes post={post} page={page} />
      <Section title={post.type === 1 ? '我的求购' : '我的供应'}>
        <PostFacts post={post} />
      </Section>
      <Viewers post={post} />
    </DefaultLayout>
  )
}

/** Who was given the contact: both sides know of it. */
function Viewers({ post: { revealedTo = [] } }: { post: DemandDetail }) {
  const visit = useVisit()
  if (revealedTo.length === 0) return null
  return (
    <Section title="谁查看过联系方式" meta={`${revealedTo.length} 人`}>
      <DescriptionList
        items={revealedTo.map(({ user: { nickName }, time }) => ({
          label: nickName,
          value: <TimeText value={time} now={new Date(visit.now)} />,
        }))}
      />
    </Section>
  )
}

function Quotes({ post, page }: { post: DemandDetail; page: number }) {
  const call = useCall()
  const visit = useVisit()
  const place = usePlace()
  const answer = useAnswer()
  const quotes = useQuery(quotesFor(call, post.id, page))

  return (
    <QuoteTable
      quotes={shownOf(quotes)}
      demand={post}
      now={new Date(visit.now)}
      paging={{
        page,
        pageSize: comparedAtOnce,
        hrefFor: (other) => place(enquiryPlace(post.id, { page: other === 1 ? undefined : other })),
      }}
      hrefOf={({ id }) => place(enquiryPlace(post.id, { enquiryId: id }))}
      answer={answer}
      onPrint={() => globalThis.print()}
    />
  )
}
