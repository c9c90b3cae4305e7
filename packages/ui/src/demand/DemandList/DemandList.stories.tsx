import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { LinkButton } from '../../primitives/Button/LinkButton.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { longPost, now, offered, wanted } from '../story-data.ts'
import { DemandList } from './DemandList.tsx'

const meta = {
  component: DemandList,
  parameters: {
    docs: {
      description: {
        component: '用途：供求大厅、供求首页与推荐里的多条信息，共用一个表头。空的时候由页面给出下一步。',
      },
    },
  },
  args: {
    demands: { data: [wanted, offered, longPost], totalRecord: 3 },
    hrefOf: ({ id }) => `#${id}`,
    now,
    empty: <EmptyState title="没有符合条件的求购" action={<LinkButton href="#post">发布求购</LinkButton>} />,
    userId: 7,
    renderAction: ({ id, model }) => (
      <LinkButton href={`#quote-${id}`} size="sm" aria-label={`报价 ${model}`}>
        报价
      </LinkButton>
    ),
  },
} satisfies Meta<typeof DemandList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'STM32F103C8T6' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: '报价 STM32F103C8T6' })).toHaveFocus()
  },
}
export const Loading: Story = { args: { demands: 'loading' } }
export const Failed: Story = {
  args: { demands: { kind: 'server', onRetry: fn() } },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: '重试' })).toBeVisible(),
}
export const Empty: Story = {
  args: { demands: { data: [], totalRecord: 0 } },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: '发布求购' })).toBeVisible(),
}

export const Picture: Story = {}
export const PhonePicture: Story = { globals: { viewport: { value: 'phone' } } }
