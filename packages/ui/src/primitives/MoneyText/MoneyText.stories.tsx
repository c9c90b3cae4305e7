import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MoneyText } from './MoneyText.tsx'

const meta = {
  component: MoneyText,
  args: { value: 1234.5 },
  parameters: {
    docs: {
      description: {
        component:
          '单价（kind="unit"，2–6 位小数）或金额（kind="amount"，两位小数），带币种符号；旧价用 old 划去。列中右对齐时给同一个 places，小数点会对齐。没有价格时写 none="面议"。不要自己拼 ¥，不要把两种币种加在一起。',
      },
    },
  },
} satisfies Meta<typeof MoneyText>

export default meta
type Story = StoryObj<typeof meta>

export const Amount: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('¥1,234.50')).toBeVisible()
  },
}

export const UnitPrice: Story = {
  args: { value: 0.003, kind: 'unit', per: '/ 片' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('¥0.003')).toBeVisible()
  },
}

/** Both prices are named for those who listen. */
export const Changed: Story = {
  args: { value: 0.8768, kind: 'unit', old: 0.912 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('现价 ¥0.8768原价 ¥0.912')
    await expect(canvasElement.querySelector('del')).toBeVisible()
  },
}

export const OnRequest: Story = { args: { value: undefined, none: '面议' } }
export const Dollars: Story = { args: { value: 0.1235, kind: 'unit', currency: 'USD' } }
export const Huge: Story = { args: { value: 99_999_998_900_000_001_000_000n, size: 'figure' } }

export const Narrow: Story = {
  args: { value: 123456.123456, kind: 'unit', old: 234567.123456, per: '/ 片', size: 'figure' },
  decorators: [(Story) => <div style={{ width: 200 }}>{Story()}</div>],
}

export const Picture: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 64, alignItems: 'start' }}>
      <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
        <MoneyText value={1234.5} />
        <MoneyText value={1234.5} currency="USD" />
        <MoneyText value={0.8768} kind="unit" per="/ 片" />
        <MoneyText value={0.8768} kind="unit" old={0.912} per="/ 片" />
        <MoneyText value={86.4} size="figure" old={98} />
        <MoneyText value={null} none="面议" />
        <MoneyText value={null} />
      </div>
      <div style={{ display: 'grid', gap: 8, justifyItems: 'end', fontSize: 13 }}>
        <MoneyText value={1.2} kind="unit" places={4} />
        <MoneyText value={0.8768} kind="unit" places={4} />
        <MoneyText value={0.003} kind="unit" places={4} />
        <MoneyText value={12.06} kind="unit" places={4} />
      </div>
    </div>
  ),
}

export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
