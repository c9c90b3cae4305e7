import type { Meta, StoryObj } from '@storybook/react-vite'
import type { BrandCheck, BrandHint } from '@xinpu/sdk/types'
import { expect, fn } from 'storybook/test'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { BrandCheckTable } from './BrandCheckTable.tsx'

const hint = (id: number, name: string): BrandHint => ({ id, name, fullName: name, website: '', fullLogo: '' })
const check = (brand: string, told: Partial<BrandCheck>): BrandCheck => ({
  rowNo: 2,
  brand,
  matched: false,
  suggests: [],
  ...told,
})

const checks = [
  check('国巨', { rows: 340, matched: true, brandId: 4, name: '国巨 YAGEO' }),
  check('村田制作所', { rows: 212, matched: true, brandId: 3, name: '村田 muRata' }),
  check('TI德仪', { rows: 88, suggests: [hint(1, '德州仪器 TI'), hint(9, '天岱 TD')] }),
  check('HONGFA-R', { rows: 14 }),
]

const meta = {
  component: BrandCheckTable,
  parameters: {
    docs: {
      description: {
        component: '表里的每一种品牌写法只列一次：认出的、有建议的、不认识的。采用一次，同样写法的行都改好。',
      },
    },
  },
  args: {
    checks,
    onAdopt: fn(),
    onAdoptAll: fn(),
    renderPicker: ({ brand }) => (
      <TextField label={`${brand} 对应的品牌`} isLabelHidden size="sm" value="" onChange={fn()} />
    ),
  },
} satisfies Meta<typeof BrandCheckTable>

export default meta
type Story = StoryObj<typeof meta>

export const Suggest: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'TI德仪 采用 德州仪器 TI' }))
    await expect(args.onAdopt).toHaveBeenCalledWith(checks[2], 1)
    await userEvent.click(canvas.getByRole('button', { name: '采用全部 1 个建议' }))
    await expect(args.onAdoptAll).toHaveBeenCalled()
  },
}

export const Unknown: Story = {
  args: { checks: checks.slice(3) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'HONGFA-R 对应的品牌' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'HONGFA-R 照原样' }))
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

export const Matched: Story = {
  args: { checks: checks.slice(0, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('品牌核对')).toHaveTextContent('认出 2')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Loading: Story = { args: { checks: 'loading' } }
export const Empty: Story = { args: { checks: [] } }
export const Failed: Story = { args: { checks: { kind: 'server', onRetry: fn() } } }
export const Narrow: Story = {
  decorators: [(Story) => <div style={{ width: 320, maxWidth: '100%' }}>{Story()}</div>],
  play: ({ canvasElement }) => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
}
export const Picture: Story = {}
