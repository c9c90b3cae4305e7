import type { ProductLine } from '@xinpu/sdk/types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { line, now } from '../story-data.ts'
import { ProductLineTable } from './ProductLineTable.tsx'

const { certUrl: _certUrl, certExpire: _certExpire, ...bare } = line

const data: ProductLine[] = [
  line,
  { ...line, id: 32, brandName: 'ADI', brandCn: '亚德诺', status: 'pending', certExpire: '2026-12-05' },
  {
    ...line,
    id: 33,
    brandName: 'muRata',
    brandCn: '村田',
    status: 'rejected',
    reason: '证书上的公司名称与认证的企业不一致，请上传本企业的授权证书。',
    certExpire: '2026-10-31',
  },
  { ...bare, id: 34, brandName: 'YAGEO', brandCn: '国巨', categoryNames: Array.from({ length: 9 }, () => '贴片电阻') },
]

const meta = {
  component: ProductLineTable,
  parameters: {
    docs: {
      description: {
        component:
          '用途：代理商、贸易商自己的产品线：品牌、分类、证书、审核结果。证书 30 天内到期时说出来。添加和修改用 ProductLineDialog。',
      },
    },
  },
  args: {
    lines: { data, totalRecord: data.length },
    page: 1,
    pageSize: 20,
    hrefFor: (page) => `#page-${page}`,
    now,
    onEdit: fn(),
    onRemove: fn(async () => undefined),
    whenEmpty: <Button tone="primary">添加产品线</Button>,
  },
} satisfies Meta<typeof ProductLineTable>

export default meta
type Story = StoryObj<typeof meta>

/** Every state of a proof and of the review is in words. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('有效期至 2027-06-30')).toBeVisible()
    await expect(canvas.getByText('16 天后到期，请更换')).toBeVisible()
    await expect(canvas.getByText('已于 2026-10-31 到期')).toBeVisible()
    await expect(canvas.getByText(/证书上的公司名称/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '修改 ADI' }))
    await expect(args.onEdit).toHaveBeenCalledWith(data[1])
    await userEvent.click(canvas.getByRole('button', { name: '删除 muRata' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: '删除产品线' }))
    await expect(args.onRemove).toHaveBeenCalledWith(data[2])
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}
export const Loading: Story = { args: { lines: 'loading' } }
export const Failed: Story = {
  args: { lines: { kind: 'network', onRetry: fn() } },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: '重试' })).toBeVisible(),
}
export const Empty: Story = {
  args: { lines: { data: [], totalRecord: 0 } },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: '添加产品线' })).toBeVisible(),
}
export const Paged: Story = {
  args: { lines: { data, totalRecord: 44 } },
  play: ({ canvas }) => expect(canvas.getByRole('navigation', { name: '产品线分页' })).toBeVisible(),
}

export const Picture: Story = {}
export const DarkPicture: Story = { parameters: { theme: 'dark' } }
export const PhonePicture: Story = { globals: { viewport: { value: 'phone' } } }
