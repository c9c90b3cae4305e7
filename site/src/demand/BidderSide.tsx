import { useQuery } from '@tanstack/react-query'
import type { DemandDetail } from '@xinpu/sdk/types'
import { DefaultLayout } from '@xinpu/ui/layout'
import { Alert, Section } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { Region } from '../account/Region.tsx'
import { useCall } from '../app/api.ts'
import { EnquiryContainer } from './EnquiryContainer.tsx'
import { PostFacts, PostHead } from './PostFacts.tsx'
import { negotiation } from './quote-queries.ts'
import { ThreadContainer } from './ThreadContainer.tsx'

/** Somebody else's post: the form beside its facts; once something was sent, what was said about it. */
export function BidderSide({ post }: { post: DemandDetail }) {
  const [isWriting, setWriting] = useState(post.enquiryId === undefined)
  const act = post.type === 1 ? '报价' : '询价'
  const head = <PostHead post={post} title={`${act} ${post.model}`} />
  const facts = (
    <Section title="对方要的">
      <PostFacts post={post} />
    </Section>
  )
  if (post.enquiryId !== undefined && !isWriting)
    return (
      <DefaultLayout head={head}>
        <ThreadContainer id={post.enquiryId} onChange={() => setWriting(true)} />
        {facts}
      </DefaultLayout>
    )

  return (
    <DefaultLayout head={head} aside={<Writing post={post} onSent={() => setWriting(false)} />}>
      {facts}
    </DefaultLayout>
  )
}

interface WritingProps {
  post: DemandDetail
  onSent: () => void
}

function Writing({ post, onSent }: WritingProps) {
  if (post.enquiryId !== undefined) return <Rewriting id={post.enquiryId} post={post} onSent={onSent} />
  if (post.status !== 'open')
    return (
      <Alert tone="warn" title={post.status === 'closed' ? '这条信息已关闭' : '这条信息已过期'}>
        不再收{post.type === 1 ? '报价' : '询价'}。
      </Alert>
    )
  return <EnquiryContainer post={post} onSent={onSent} />
}

function Rewriting({ id, post, onSent }: WritingProps & { id: number }) {
  const call = useCall()
  const quote = useQuery(negotiation(call, id))
  return <Region of={quote}>{(value) => <EnquiryContainer post={post} value={value} onSent={onSent} />}</Region>
}
