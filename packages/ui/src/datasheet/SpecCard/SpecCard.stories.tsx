import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SpecCard, type SpecCardProps } from './SpecCard.tsx'

const spec = {
  id: 31,
  title: 'TPS5430 5.5 V 至 36 V 输入、3 A 降压转换器',
  model: 'TPS5430DDAR',
  brandCn: '德州仪器',
  brandName: 'TI',
  language: 'zh',
  revision: 'J',
  fileSize: 1_240_000,
  pageCount: 33,
  createTime: '2025-11-03 07:12:00',
} satisfies SpecCardProps['spec']

const meta = {
  component: SpecCard,
  parameters: {
    docs: {
      description: { component: '一份资料占一行：画出来的首页、型号与标题、谁的、几页多大。一列资料用 SpecList。' },
    },
  },
  args: { spec, href: '#spec', now: new Date('2025-11-03T09:12:00+08:00') },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 624 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SpecCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'TPS5430DDAR' })).toHaveAttribute('href', '#spec'),
}

/** Beside its facts, a row leads to what a document says of itself. */
export const Informed: Story = {
  args: { infoHref: '#info' },
  play: ({ canvas, args }) =>
    expect(canvas.getByRole('link', { name: `${args.spec.title} 的信息与版本` })).toHaveAttribute('href', '#info'),
}

/** In a narrow column of a wide page the facts go under the number, which stays on one line. */
export const Narrow: Story = {
  args: { spec: { ...spec, model: 'GRM155R71C104KA88D-EXTENDED' }, infoHref: '#info' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const number = canvas.getByText('GRM155R71C104KA88D-EXTENDED')
    await expect(number.getClientRects()).toHaveLength(1)
    await expect(number.getBoundingClientRect().height).toBeLessThan(30)
  },
}

/** A document of a series has no one part: its title leads. */
export const Series: Story = { args: { spec: { ...spec, model: '', title: 'TPS543x 系列评估板用户指南' } } }

const others: SpecCardProps['spec'][] = [
  spec,
  {
    ...spec,
    id: 32,
    model: 'STM32F103C8T6',
    title: 'Cortex-M3 单片机数据手册',
    brandCn: '意法半导体',
    brandName: 'ST',
    pageCount: 117,
    fileSize: 4_200_000,
    createTime: '2025-11-02 09:00:00',
  },
  {
    ...spec,
    id: 33,
    model: 'GRM155R71C104KA88D',
    title: '贴片电容 100 nF 16 V X7R 0402，通用一般电子设备用，含可靠性试验条件与焊接说明',
    brandCn: '村田',
    brandName: 'muRata',
    pageCount: 28,
    fileSize: 800_000,
    createTime: '2024-06-20 09:00:00',
  },
  { ...spec, id: 34, model: '', title: 'TPS543x 系列评估板用户指南' },
]

const Sheet = (props: SpecCardProps) => (
  <>
    {others.map((one) => (
      <SpecCard key={one.id} {...props} spec={one} />
    ))}
  </>
)

/** Where several may be fetched at once, each has a tick that names it. */
export const Ticked: Story = {
  args: { selection: { isSelected: true, onChange: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    const tick = canvas.getByRole('checkbox', { name: `选择 ${args.spec.title}` })
    await expect(tick).toBeChecked()
    await userEvent.click(tick)
    await expect(args.selection?.onChange).toHaveBeenCalledWith(false)
  },
}

export const Picture: Story = { render: Sheet }
export const DarkPicture: Story = { render: Sheet, parameters: { theme: 'dark' } }
export const PhonePicture: Story = { render: Sheet, globals: { viewport: { value: 'phone' } } }
