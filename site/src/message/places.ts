import { linkOptions } from '@tanstack/react-router'
import type { ImParams } from './im-params.ts'

/** The messages: talks, or one kind of what is told. */
export const imPlace = (search: ImParams = {}) => linkOptions({ to: '/im', search })

type About = { topic: 'part' | 'demand' | 'goods' | 'order'; id: number }

/** What two people come to talk about is pinned, and goes along as a card. */
const withCard = (about: About | undefined): ImParams =>
  about ? { topic: about.topic, topicId: about.id, card: about.topic, cardId: about.id } : {}

/** A talk with a person. */
export const talkWith = (peer: number, about?: About) => imPlace({ peer, ...withCard(about) })

/** A talk with the desk of the company that has a shop. */
export const talkWithShop = (shop: number, about?: About) => imPlace({ shop, ...withCard(about) })

/** A talk with the desk of a company. */
export const talkWithCompany = (enterprise: number) => imPlace({ enterprise })

/** A talk about a quote, which goes along as a card; the post is pinned. */
export const talkAboutQuote = (peer: number, demandId: number, quoteId: number) =>
  imPlace({ peer, topic: 'demand', topicId: demandId, card: 'quote', cardId: quoteId })
