import type { Meta, StoryObj } from '@storybook/react-vite'
import { BareHeader } from './BareHeader.tsx'

const meta = { component: BareHeader, parameters: { layout: 'fullscreen' }, args: { home: '#home' } } satisfies Meta<
  typeof BareHeader
>

export default meta
type Story = StoryObj<typeof meta>

export const Picture: Story = {}
