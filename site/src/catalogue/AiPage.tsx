import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { PartTable } from '@xinpu/ui/datasheet'
import { DefaultLayout, PageHead } from '@xinpu/ui/layout'
import { Button, Card, ConfirmDialog, EmptyState, Icon, LinkButton, Section } from '@xinpu/ui/primitives'
import { HotWords, OmniSearch, QueryChips } from '@xinpu/ui/search'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { useCall } from '../app/api.ts'
import { settings } from '../app/settings.ts'
import { usePlace } from '../app/use-place.ts'
import { partSearch } from '../datasheet/queries.ts'
import { searchPlace } from '../search/places.ts'
import { withoutWord } from '../search/SiteSearch.tsx'
import { CompareContainer } from './CompareContainer.tsx'
import { waysToNarrow } from './queries.ts'
import { previewOf, mainCategory, readingFilters } from './reading-filters.ts'
import { selectionPlace } from './selection-params.ts'
import { usePartRows } from './use-part-rows.ts'

const examples = [
  '3.3V 稳压器 SOT-223',
  '0.1uF 0402 X7R 村田 贴片电容',
  '带 CAN 的 ARM 单片机 LQFP-64',
  '10kΩ 1% 0603 贴片电阻',
  '低功耗 运算放大器 SOIC-8',
  '32.768kHz 无源晶振',
]

/** R004: a sentence, how it was understood, and what answers to it. */
export function AiPage({ q }: { q: string | undefined }) {
  const navigate = useNavigate()
  const place = usePlace()
  const [text, setText] = useState(q ?? '')
  const hrefOf = (sentence: string) => place({ to: '/ai', search: sentence ? { q: sentence } : {} })

  return (
    <DefaultLayout head={<PageHead title="智能选型" />} aside={<OutsideAi />}>
      <OmniSearch
        size="lg"
        value={text}
        onChange={setText}
        placeholder="用一句话说要什么，如：3.3V 稳压器 SOT-223 德州仪器"
        onSearch={(sentence) => void navigate({ href: hrefOf(sentence.trim().slice(0, 200)) })}
        hrefOf={({ name }) => place(searchPlace(name))}
        action={place({ to: '/ai' })}
        name="q"
      />
      {q === undefined ? (
        <HotWords label="试试" words={examples.map((name, id) => ({ id, name }))} hrefOf={({ name }) => hrefOf(name)} />
      ) : (
        <Understood q={q} hrefOf={hrefOf} />
      )}
    </DefaultLayout>
  )
}

/** How the sentence was read, with a way out of every word, and the first parts that answer. */
function Understood({ q, hrefOf }: { q: string; hrefOf: (sentence: string) => string }) {
  const call = useCall()
  const place = usePlace()
  const { hrefOf: hrefOfPart, datasheetOf, compared, onCompare } = usePartRows()
  const { data: found } = useSuspenseQuery(partSearch(call, previewOf(q)))
  const { data: all } = useSuspenseQuery(waysToNarrow(call, { keywords: q }))
  const categoryId = mainCategory(all)
  const { data: ways } = useQuery({
    ...waysToNarrow(call, { keywords: q, categoryId }),
    enabled: categoryId !== undefined,
  })
  return (
    <>
      <QueryChips
        chips={found.chips}
        dropped={found.dropped}
        hrefWithout={(chip) => hrefOf(withoutWord(q, chip))}
        total={found.totalRecord}
        totalHref={place(searchPlace(q))}
      />
      {found.data.length === 0 ? (
        <EmptyState
          title="没有读出能选型的条件"
          why="写上类别、数值与封装，读得更准。"
          action={<LinkButton href={place(searchPlace(q))}>按型号搜索“{q}”</LinkButton>}
        />
      ) : (
        <Section
          title="最相符的型号"
          {...(categoryId !== undefined && {
            more: {
              href: place(selectionPlace(categoryId, 1, ways ? readingFilters(found.chips, ways) : {})),
              label: '在选型表中打开',
            },
          })}
        >
          <PartTable
            parts={found.data}
            caption={`${q}：最相符的型号`}
            hrefOf={hrefOfPart}
            {...{ datasheetOf, compared, onCompare }}
          />
        </Section>
      )}
      <CompareContainer />
    </>
  )
}

/** Another site that answers sentences: opened beside this page after a question, with nothing of the reader's. */
function OutsideAi() {
  const [isAsked, setAsked] = useState(false)
  const { name, url } = settings.aiSite

  return (
    <Section title="外部 AI 站点">
      <Card>
        <Button onPress={() => setAsked(true)}>
          打开 {name} <Icon of={ExternalLink} />
        </Button>
      </Card>
      <ConfirmDialog
        title={`打开 ${name}`}
        verb={`打开 ${name}`}
        tone="plain"
        isOpen={isAsked}
        onOpenChange={setAsked}
        confirm={() => void globalThis.open(url, '_blank', 'noopener,noreferrer')}
      >
        将离开芯谱，不会携带您的登录信息
      </ConfirmDialog>
    </Section>
  )
}
