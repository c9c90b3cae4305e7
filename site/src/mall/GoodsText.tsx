import { late } from '../rendering/late.tsx'

const RichText = late(() => import('@xinpu/ui/rich-text').then((module) => module.RichText))

/** Comes with the page of goods, before it is rendered: readers without scripts have it too. */
export const bringText = RichText.bring

/** What a shop writes about its goods. */
export const GoodsText = ({ html }: { html: string }) => <RichText html={html} />
