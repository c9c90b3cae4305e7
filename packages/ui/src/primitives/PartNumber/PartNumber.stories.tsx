import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PartNumber } from './PartNumber.tsx'

const meta = {
  component: PartNumber,
  parameters: {
    docs: {
      description: {
        component:
          '型号：每一行的主角，等宽 600。从不省略，不断字，只有手机上放不下时才换行；匹配的字有记号。它不是链接，要去处就包在 Link 里。',
      },
    },
  },
  args: { children: 'TPS5430DDAR' },
} satisfies Meta<typeof PartNumber>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Matched characters are marked, not bolded. */
export const Matched: Story = {
  args: { children: 'GRM155R71C104KA88D', ranges: [[10, 13]] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('mark')).toHaveTextContent('104')
    await expect(canvasElement).toHaveTextContent('GRM155R71C104KA88D')
  },
}

/** A number that is longer than a phone is wide goes on in the next line. */
export const Narrow: Story = {
  args: { children: 'AD9361BBCZ-REEL-EVALUATION-PLATFORM-2025-REVISION-C', size: 'lg' },
  globals: { viewport: { value: 'least' } },
  play: () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth),
}

/** Elsewhere only the subject of a page wraps; nothing is ever cut. */
export const LongText: Story = {
  args: { children: 'AD9361BBCZ-REEL-EVALUATION-PLATFORM-2025', size: 'xl' },
  decorators: [(Story) => <div style={{ width: 320, maxWidth: '100%' }}>{Story()}</div>],
}

export const Picture: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <PartNumber size="xl">STM32F103C8T6</PartNumber>
      <PartNumber size="lg">TPS5430DDAR</PartNumber>
      <div>
        <PartNumber ranges={[[0, 7]]}>STM32F103C8T6</PartNumber> 意法半导体
      </div>
      <div>
        <PartNumber
          ranges={[
            [3, 6],
            [10, 13],
          ]}
        >
          GRM155R71C104KA88D
        </PartNumber>{' '}
        村田
      </div>
    </div>
  ),
}

export const DarkPicture: Story = { ...Picture, parameters: { theme: 'dark' } }
