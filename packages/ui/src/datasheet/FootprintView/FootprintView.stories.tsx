import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FootprintView } from './FootprintView.tsx'

const meta = {
  component: FootprintView,
  parameters: {
    docs: {
      description: {
        component: '封装从上面看，按比例，带尺寸。不认识的封装是一个写着名字的方框。要给人核对尺寸时仍以数据手册为准。',
      },
    },
  },
  args: { package: 'SOIC-8-EP' },
} satisfies Meta<typeof FootprintView>

export default meta
type Story = StoryObj<typeof meta>

/** The drawing reads its measures aloud. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: '封装 SOIC-8-EP，本体 4.90 × 3.90 mm，引脚间距 1.27 mm' }),
    ).toBeVisible()
  },
}

/** A package without a known outline keeps its name. */
export const Unknown: Story = { args: { package: '插件 P=5mm' } }

export const Missing: Story = { args: { package: '' } }

const packages = [
  'SOIC-8-EP',
  'SOT-23',
  'SOT-23-5',
  'SOT-23-6',
  'SOIC-16',
  'TSSOP-20',
  'LQFP-48',
  'LQFP-100',
  'VQFN-20',
  'DFN-10',
  'TO-252',
  'TO-220',
  'SOT-223',
  'SOD-123',
  '0402',
  '1210',
  'DIP-8',
  'FBGA-256',
  '插件 P=5mm',
  'MSOP-10-EP',
]

const Sheet = () => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, zoom: 0.6 }}>
    {packages.map((name) => (
      <figure key={name}>
        <FootprintView package={name} />
        <figcaption>{name}</figcaption>
      </figure>
    ))}
    <FootprintView package="SOIC-8-EP" size="sm" />
    <FootprintView package="LQFP-48" size="sm" />
    <FootprintView package="插件" size="sm" />
  </div>
)

export const Picture: Story = { render: Sheet }

export const DarkPicture: Story = { render: Sheet, parameters: { theme: 'dark' } }
