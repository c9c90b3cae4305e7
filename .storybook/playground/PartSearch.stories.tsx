import type { Meta, StoryObj } from '@storybook/react-vite'
import { ApiError, createClient } from '@xinpu/sdk'
import { partSearch } from '@xinpu/sdk/datasheet'
import { mock } from '@xinpu/sdk/mock'
import type { PartSearchResult } from '@xinpu/sdk/types'
import { PartTable } from '@xinpu/ui/datasheet'
import {
  Button,
  EmptyState,
  ErrorState,
  PageBody,
  Section,
  Skeleton,
  TextField,
  type ErrorKind,
} from '@xinpu/ui/primitives'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { capacitors, mixed } from '../../packages/ui/src/datasheet/PartTable/samples.ts'
import type { StoryNetwork } from '../network.ts'

const catalogue = [...mixed, ...capacitors]

/** The product, as far as this story asks: parts whose number has the words in it. */
const network: StoryNetwork = (terms) => [
  mock(
    partSearch,
    ({ keywords = '' }) => {
      const data = catalogue.filter(({ model }) => model.toLowerCase().includes(keywords.toLowerCase()))
      return { data, totalRecord: data.length, chips: [], dropped: [], emptiedBy: [], without: [], near: [] }
    },
    terms,
  ),
]

const meta = {
  id: 'playground-part-search',
  title: '试验台/搜型号 Part search',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', network },
  // Another network is another visit.
  render: (_, { globals }) => <PartSearch key={String(globals['network'])} />,
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

type Answer =
  | { kind: 'idle' }
  | { kind: 'asking' }
  | { kind: 'found'; result: PartSearchResult }
  | { kind: 'failed'; error: ApiError }

const call = createClient()

/** What a page of the site does, in one file: asks by the generated client, and shows each of the four states. */
function PartSearch() {
  const [keywords, setKeywords] = useState('STM32')
  const [answer, setAnswer] = useState<Answer>({ kind: 'idle' })

  async function ask() {
    setAnswer({ kind: 'asking' })
    try {
      setAnswer({ kind: 'found', result: await call(partSearch, { keywords }) })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setAnswer({ kind: 'failed', error })
    }
  }

  return (
    <PageBody layout="index">
      <h1 style={{ paddingTop: 24 }}>搜型号</h1>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void ask()
        }}
        style={{ display: 'flex', alignItems: 'end', gap: 8, maxWidth: 480, margin: '16px 0 32px' }}
      >
        <TextField label="型号" value={keywords} onChange={setKeywords} />
        <Button tone="primary" type="submit">
          搜索
        </Button>
      </form>
      <Results answer={answer} onRetry={ask} />
    </PageBody>
  )
}

function Results({ answer, onRetry }: { answer: Answer; onRetry: () => void }) {
  if (answer.kind === 'idle') return <p>工具栏里的“网络”可以换快慢，也可以断开。</p>
  if (answer.kind === 'asking') return <Skeleton shape="table" count={4} />
  if (answer.kind === 'failed') return <ErrorState kind={kindOf(answer.error)} onRetry={onRetry} />
  if (answer.result.data.length === 0) return <EmptyState title="没有这样的型号" why="换个短一点的词试试。" />
  return (
    <Section title="型号" meta={`共 ${answer.result.totalRecord} 条`}>
      <PartTable parts={answer.result.data} caption="搜到的型号" hrefOf={({ id }) => `#part-${id}`} />
    </Section>
  )
}

const kindOf = ({ kind, isTimeout }: ApiError): ErrorKind => {
  if (isTimeout) return 'timeout'
  return kind === 'network' ? 'network' : 'server'
}

/** The generated client calls, MSW answers from the contract. */
export const Fast: Story = {
  name: '快 Fast',
  globals: { network: 'fast' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '搜索' }))
    await expect(await canvas.findByRole('link', { name: 'STM32F103C8T6' })).toBeVisible()
    await userEvent.clear(canvas.getByRole('textbox', { name: '型号' }))
    await userEvent.type(canvas.getByRole('textbox', { name: '型号' }), '不存在{Enter}')
    await expect(await canvas.findByText('没有这样的型号')).toBeVisible()
  },
}

/** The skeleton has the shape of what comes. */
export const Slow: Story = {
  name: '慢 Slow',
  globals: { network: 'slow' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '搜索' }))
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(await canvas.findByRole('link', { name: 'STM32F103C8T6' }, { timeout: 5000 })).toBeVisible()
  },
}

/** The client asks once more by itself, then says that the line is down. */
export const Failing: Story = {
  name: '断 Failing',
  globals: { network: 'failing' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '搜索' }))
    await expect(await canvas.findByRole('alert', {}, { timeout: 5000 })).toBeVisible()
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible()
  },
}

/** For trying by hand: the network is the toolbar's. */
export const Free: Story = { name: '自己试 By hand' }
