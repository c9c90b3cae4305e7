import type { MySpec } from '@xinpu/sdk/types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { sheet } from '../SpecUploadForm/story-specs.ts'
import { MySpecList } from './MySpecList.tsx'

const mine = (id: number, changes: Partial<MySpec>): MySpec => ({
  ...sheet,
  id,
  status: 'pending',
  revision: '',
  ...changes,
})
const data = [
  mine(3, { filename: 'slvs632.pdf' }),
  mine(2, { status: 'passed', specId: 7, revision: 'B', filename: 'TPS5430.pdf' }),
  mine(1, {
    status: 'rejected',
    rejectReason: '扫描不清；型号：应为 LM2904',
    model: 'LM358',
    filename: '运放资料(最终版)第二次修改之后的扫描件.pdf',
  }),
]

const meta = {
  component: MySpecList,
  parameters: {
    docs: {
      description: {
        component:
          '用途：一个人上传过的数据手册，各自的审核状态、未通过的原因，以及撤回。何时用：上传页的下半部。发布了的链接到资料；撤回前确认后果。不要用它列资料库里的资料，用 SpecList。',
      },
    },
  },
  args: {
    specs: { data, totalRecord: 3 },
    hrefOfStatus: (status) => `#${status ?? 'all'}`,
    hrefOf: (id) => `#spec-${id}`,
    remove: fn(async () => undefined),
    now: new Date('2026-11-20T12:00:00+08:00'),
    page: 1,
    pageSize: 20,
    hrefFor: (page) => `#page-${page}`,
  },
} satisfies Meta<typeof MySpecList>

export default meta
type Story = StoryObj<typeof meta>

/** What is public leads to its page; what goes is asked about first. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'TPS5430' })).toHaveAttribute('href', '#spec-7')
    await userEvent.click(canvas.getByRole('button', { name: '撤回 TPS5430.pdf' }))
    await expect(await screen.findByText('撤回后，别人不能再打开这份资料。')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '撤回' }))
    await expect(args.remove).toHaveBeenCalledWith(2)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

/** The server's word stands in the question, which stays open. */
export const Refused: Story = {
  args: {
    remove: fn(async () => {
      throw new Error('「TPS5430.pdf」所在的资料还有别人提供的版本，不能撤回')
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '撤回 TPS5430.pdf' }))
    await userEvent.click(await screen.findByRole('button', { name: '撤回' }))
    await expect(await screen.findByText(/不能撤回/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '取消' }))
  },
}

export const Loading: Story = { args: { specs: 'loading' } }
export const Empty: Story = { args: { specs: { data: [], totalRecord: 0 } } }
export const NoneSo: Story = { args: { specs: { data: [], totalRecord: 0 }, status: 'rejected' } }
export const Broken: Story = { args: { specs: { kind: 'network', onRetry: fn() } } }
export const Paged: Story = { args: { specs: { data, totalRecord: 63 } } }

export const Picture: Story = {}
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
export const PhonePicture: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
