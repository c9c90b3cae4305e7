import type { Meta, StoryObj } from '@storybook/react-vite'
import type { BomLine, BomVersion } from '@xinpu/sdk/types'
import { expect, fn, within } from 'storybook/test'
import { BomVersions } from './BomVersions.tsx'
import type { Difference } from './DifferenceList.tsx'

const version = (number: number, lineCount: number, boards: number): BomVersion => ({
  number,
  boards,
  attrition: 2,
  lineCount,
  createTime: `2026-11-2${number}T09:41:00+08:00`,
})

const line = (model: string, told: Partial<BomLine> = {}): BomLine => ({
  rowNo: 1,
  model,
  quantity: 1,
  bucket: 'cart',
  ...told,
})

const difference: Difference[] = [
  {
    kind: 'changed',
    before: line('LM358DR', { designator: 'U7', package: 'SOIC-8' }),
    after: line('LM358DR2G', { designator: 'U7', package: 'SOIC-8' }),
    fields: ['model'],
  },
  {
    kind: 'changed',
    before: line('CL10B104KB8NNNC', { quantity: 18, designator: 'C1-C18' }),
    after: line('CL10B104KB8NNNC', { quantity: 20, designator: 'C1-C20' }),
    fields: ['quantity', 'designator'],
  },
  { kind: 'added', after: line('ESP32-S3-WROOM-1-N16R8', { designator: 'U2', package: 'SMD-41' }) },
  {
    kind: 'removed',
    before: line('', { value: '100nF 16V X7R', designator: 'C30 C31', package: '0402', quantity: 2 }),
  },
]
const onPair = fn()
const onOpen = fn()

const meta = {
  component: BomVersions,
  parameters: {
    docs: {
      description: {
        component:
          '用途：一份存下来的 BOM 改过几次、两版之间差在哪。位号相同算同一处换了料，型号相同算同一种料改了数量；行的先后、全角半角、大小写不算改动。退回旧版只换屏幕上的清单，提交后才多一版。',
      },
    },
  },
  args: {
    versions: [version(3, 132, 500), version(2, 131, 500), version(1, 131, 50)],
    pair: { before: 2, after: 3 },
    onPair,
    difference,
    onOpen,
  },
} satisfies Meta<typeof BomVersions>

export default meta
type Story = StoryObj<typeof meta>

export const Picture: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('新增 1 行，去掉 1 行，改动 2 行')
    const [first, second, third] = within(canvas.getByRole('list', { name: '改了什么' })).getAllByRole('listitem')
    await expect(first).toHaveTextContent('改动LM358DR2GU7型号LM358DRLM358DR2G')
    await expect(second).toHaveTextContent('用量1820位号C1-C18C1-C20')
    await expect(third).toHaveTextContent('新增ESP32-S3-WROOM-1-N16R8U2 SMD-41 用量 1')
    await userEvent.click(canvas.getByRole('button', { name: '用版本 2' }))
    await expect(onOpen).toHaveBeenCalledWith(2)
  },
}

export const Choosing: Story = {
  play: async ({ canvas, userEvent, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^版本 2.*从$/ }))
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.click(await body.findByRole('option', { name: /^版本 1/ }))
    await expect(onPair).toHaveBeenCalledWith({ before: 1, after: 3 })
  },
}

export const Same: Story = {
  args: { difference: [] },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('两版的行完全一样'),
}

const many = Array.from({ length: 230 }, (_, at) => ({ kind: 'added' as const, after: line(`RC0603FR-07${at}KL`) }))

export const Many: Story = {
  args: { difference: many },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '再看 100 处' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(200)
    await expect(canvas.getByRole('button', { name: '再看 30 处' })).toBeVisible()
  },
}

export const OnlyOne: Story = {
  args: { versions: [version(1, 131, 50)] },
  play: async ({ canvas }) => expect(canvas.getByText('只有这一版')).toBeVisible(),
}

export const Waiting: Story = { args: { versions: 'loading' } }
export const Comparing: Story = { args: { difference: 'loading' } }

const onRetry = fn()
export const NotCompared: Story = {
  args: { difference: { kind: 'network', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect(onRetry).toHaveBeenCalled()
  },
}
export const Failed: Story = { args: { versions: { kind: 'server', onRetry } } }
