import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { SearchNotes, type SearchNotesProps } from './SearchNotes.tsx'

const near = [
  { id: 1, model: 'STM32F103C8T6', brandCn: '意法半导体', brandName: 'ST', package: 'LQFP-48' },
  { id: 2, model: 'STM32F103CBT6', brandCn: '意法半导体', brandName: 'ST', package: 'LQFP-48' },
]
const none = {
  text: 'STM32F103C8T7',
  total: 0,
  near,
  hrefOf: (part) => `#${part.id}`,
  next: <Button tone="primary">发布求购</Button>,
  other: <Button>保存搜索，有货通知我</Button>,
} satisfies SearchNotesProps

const meta = {
  component: SearchNotes,
  parameters: {
    docs: {
      description: {
        component: '搜索拿词做了什么：丢了哪个、哪个条件挡住了结果、哪些相近、下一步。放在结果上面，最多一条要紧的。',
      },
    },
  },
  args: none,
} satisfies Meta<typeof SearchNotes>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing answers: what looks alike is said to be another part, and the next step stands below. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: '型号相近，非同一器件' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'STM32F103CBT6' })).toHaveAttribute('href', '#2')
    await expect(canvas.getByRole('button', { name: '发布求购' })).toBeVisible()
  },
}

export const Dropped: Story = { args: { text: '0.1uF 0402 X9R', total: 84, dropped: ['X9R'], near: [] } }

export const Strongest: Story = {
  args: { text: '0.1uF 0402', total: 3, strongest: { label: '封装 0402', count: 38, href: '#wider' }, near: [] },
}

/** A word that nobody has beside the others: each that could go leads to what is left. */
export const Without: Story = {
  args: {
    text: '静电圈 USB SOT-23',
    near: [],
    without: [
      { word: '静电圈', total: 214, href: '#usb' },
      { word: 'SOT-23', total: 3, href: '#other' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/去掉“静电圈”有/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: '214 个型号' })).toHaveAttribute('href', '#usb')
  },
}

/** Nothing found and nothing alike. */
export const Empty: Story = { args: { near: [] } }

const Sheet = () => (
  <div style={{ display: 'grid', gap: 32 }}>
    <SearchNotes {...none} />
    <SearchNotes
      text="0.1uF 0402 X9R"
      total={84}
      dropped={['X9R', 'C0Q']}
      strongest={{ label: '封装 0402', count: 38, href: '#wider' }}
    />
    <SearchNotes {...none} near={[]} />
  </div>
)

export const Picture: Story = { render: Sheet }
export const DarkPicture: Story = { render: Sheet, parameters: { theme: 'dark' } }
export const PhonePicture: Story = { render: Sheet, globals: { viewport: { value: 'phone' } } }
