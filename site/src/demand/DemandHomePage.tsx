import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { DemandVO } from '@xinpu/sdk/types'
import { DemandList, DemandParser } from '@xinpu/ui/demand'
import { BoardLayout } from '@xinpu/ui/layout'
import { Button, EmptyState, LinkButton, Section } from '@xinpu/ui/primitives'
import { EntryDoors } from '@xinpu/ui/search'
import { Boxes, ClipboardPaste, Sheet } from 'lucide-react'
import { useState } from 'react'
import { keepDraft } from '../account/drafts.ts'
import { useCall, useVisit } from '../app/api.ts'
import { me } from '../app/queries.ts'
import { bom, useOpened } from '../app/rooms.ts'
import { usePlace } from '../app/use-place.ts'
import { stockHallPlace } from '../stock/places.ts'
import { longestText } from './create-params.ts'
import { importPlace } from './import-params.ts'
import { createPlace, hallPlace, postPlace } from './places.ts'
import { PostAction } from './PostAction.tsx'
import { PostingCompanies } from './PostingCompanies.tsx'
import { PostSearch } from './PostSearch.tsx'
import { demandHome } from './queries.ts'
import { Renewal } from './Renewal.tsx'
import { readLines } from './read-lines.ts'
import { pastedName } from './use-pasted-lines.ts'

/** R032: the newest of both kinds with the companies that post, and a box that takes a line. */
export function DemandHomePage() {
  const call = useCall()
  const place = usePlace()
  const { data: home } = useSuspenseQuery(demandHome(call))
  const { data: who } = useQuery(me(call))

  return (
    <BoardLayout
      title="元器件供求"
      figures={[
        { label: '在求', value: home.demandCount, unit: '条' },
        { label: '在供', value: home.supplyCount, unit: '条' },
        { label: '今日新增', value: home.todayCount, unit: '条' },
      ]}
      box={
        <>
          <PostSearch />
          <QuickPost />
          <LinkButton href={place(createPlace())}>逐项填写发布</LinkButton>
        </>
      }
      doors={<Doors />}
      notice={who && <Renewal />}
      sides={[
        <Newest key="demand" type={1} posts={home.demands} />,
        <Newest key="supply" type={0} posts={home.supplies} />,
      ]}
    >
      {home.enterprises.length > 0 && <PostingCompanies enterprises={home.enterprises} />}
    </BoardLayout>
  )
}

/** Ways in for those who have a whole list. */
function Doors() {
  const place = usePlace()
  const opened = useOpened()
  return (
    <EntryDoors
      items={[
        { icon: ClipboardPaste, title: '粘贴 BOM 配单', why: '整张表一次配齐，缺的直接求购', href: opened(bom) },
        { icon: Sheet, title: '表格批量发布', why: '上传求购或供应的表格，一次发布多条', href: place(importPlace()) },
        { icon: Boxes, title: '查现货库存', why: '企业登记的库存，按型号与地区筛选', href: place(stockHallPlace()) },
      ]}
    />
  )
}

/** A pasted line goes on to the form, where it is checked and sent. */
function QuickPost() {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const lines = readLines(text)

  /** What an address cannot hold goes along as the draft of the form. */
  async function handOver() {
    if (text.length <= longestText) return navigate(createPlace({ text }))
    await keepDraft(pastedName, { begun: '', text })
    await navigate(createPlace())
  }

  return (
    <DemandParser text={text} onChange={setText} lines={lines}>
      <Button tone="primary" onPress={() => void handOver()}>
        去发布
      </Button>
    </DemandParser>
  )
}

function Newest({ type, posts }: { type: 0 | 1; posts: readonly DemandVO[] }) {
  const call = useCall()
  const place = usePlace()
  const visit = useVisit()
  const { data: who } = useQuery(me(call))
  const word = type === 1 ? '求购' : '供应'

  return (
    <Section title={`最新${word}`} more={{ href: place(hallPlace(type)), label: '全部' }}>
      <DemandList
        demands={{ data: [...posts], totalRecord: posts.length }}
        hrefOf={({ id }) => place(postPlace(id))}
        now={new Date(visit.now)}
        {...(who && { userId: who.id })}
        empty={
          <EmptyState
            title={`还没有${word}`}
            action={
              <LinkButton href={place(createPlace({ type: type === 1 ? '1' : '0' }))}>{`发布第一条${word}`}</LinkButton>
            }
          />
        }
        renderAction={(post) => <PostAction post={post} isMine={post.userId === who?.id} />}
      />
    </Section>
  )
}
