import { readFile, rm } from 'node:fs/promises'
import type { myArticle } from '@xinpu/contract/article'
import type { OutputOf, ParsedOf } from '@xinpu/contract/endpoint'
import { Refusal } from '@xinpu/contract/refusal'
import { toHtml } from 'hast-util-to-html'
import { cleanHtml } from '../core/clean-html.ts'
import type { Context, User } from '../core/context.ts'
import { fetchOutside, OutsideError, type OutsideKind } from '../outside/outside-fetch.ts'
import { draftPath } from '../storage/drafts.ts'
import { kindOf } from '../storage/upload-kind.ts'
import { storeUpload } from '../storage/upload-store.ts'
import { eachOf, type Element, type Node } from './text-tree.ts'
import { readWxPage } from './wx-page.ts'

type Asking = Context & { user: User }
type Imported = OutputOf<typeof myArticle.importWx>

const pageHosts = ['mp.weixin.qq.com']
const pictureHosts = ['mmbiz.qpic.cn', 'mmbiz.qlogo.cn']

/** Bytes of a page and of a picture, milliseconds for each, and pictures of one article. */
const bounds = { page: 5_000_000, picture: 10_000_000, patience: 10_000, pictures: 30 }

const pages: OutsideKind = {
  accept: 'text/html',
  isRight: (head) => /<(?:!doctype|html|head|body)/i.test(String(head)),
}
const pictures: OutsideKind = { accept: 'image/*', isRight: (head) => kindOf(head) === 'picture' }

/** Turns an article of a public account into a text for the editor, its pictures copied here. */
export async function importWx(
  context: Asking,
  { url = '', html }: ParsedOf<typeof myArticle.importWx>,
): Promise<Imported> {
  if (!url && !html) throw new Refusal('请填写文章网址，或粘贴文章内容', 'FAIL')
  const page = readWxPage(html ?? (await pageAt(context, url)))
  if (!page) throw new Refusal('内容的层次太深，请换一种方式复制', 'FAIL')
  const leave = await context.limits.hold(`wx account ${context.user.id}`, 1)
  if (!leave) throw new Refusal('上一篇还在导入，请稍候', 'TOO_FREQUENT')
  try {
    await bringPictures(context, page.content)
  } finally {
    leave()
  }
  partBlocks(page.content)
  const content = cleanHtml(toHtml({ type: 'root', children: page.content }), 'text')
  if (!content) throw new Refusal('没有读到正文，请粘贴文章内容', 'FAIL')
  const imgUrl = /<img[^>]+src="(\/files\/[^"]+)"/.exec(content)?.[1] ?? ''
  return { title: page.title, source: page.source, sourceUrl: url, content, imgUrl }
}

async function pageAt(context: Asking, url: string): Promise<string> {
  try {
    return (await fetched(context, url, pages)).toString()
  } catch (error) {
    if (error instanceof OutsideError) throw new Refusal(sentenceOf(error), 'FAIL')
    throw error
  }
}

const sentenceOf = ({ fault }: OutsideError): string =>
  fault === 'refused' ? '只能读取公众号文章的网址，其他网页请粘贴内容' : '这个网址现在读不到，请粘贴文章内容'

async function fetched({ settings }: Asking, url: string, kind: OutsideKind): Promise<Buffer> {
  const path = draftPath(settings.dataDir)
  const isPage = kind === pages
  const terms = {
    hosts: isPage ? pageHosts : pictureHosts,
    mostBytes: isPage ? bounds.page : bounds.picture,
    patience: bounds.patience,
  }
  try {
    await fetchOutside(url, path, terms, kind)
    return await readFile(path)
  } finally {
    await rm(path, { force: true })
  }
}

/** Pictures of the account's own hosts become ours; one that does not come leaves its place. One after the other. */
async function bringPictures(context: Asking, nodes: readonly Node[]): Promise<void> {
  const found: Element[] = []
  eachOf(nodes, new Set(['img']), (picture) => void found.push(picture))
  for (const [at, picture] of found.entries()) {
    const address = String(picture.properties['dataSrc'] ?? picture.properties['src'] ?? '')
    const url = at < bounds.pictures ? await copied(context, address) : undefined
    if (url) picture.properties = { src: url, alt: picture.properties['alt'] ?? '' }
    else Object.assign(picture, { tagName: 'span', properties: {}, children: [] })
  }
}

const blocks: ReadonlySet<string> = new Set(
  'section div p ul ol li table blockquote pre figure img h1 h2 h3 h4 h5 h6'.split(' '),
)

const holdsBlock = (nodes: readonly Node[]): boolean =>
  nodes.some((node) => node.type === 'element' && (blocks.has(node.tagName) || holdsBlock(node.children)))

/** Accounts write everything in boxes: the innermost ones are paragraphs, the others nothing. */
const partBlocks = (nodes: readonly Node[]): void =>
  eachOf(nodes, new Set(['section', 'div']), (box) => void (box.tagName = holdsBlock(box.children) ? 'div' : 'p'))

async function copied(context: Asking, address: string): Promise<string | undefined> {
  if (!URL.canParse(address)) return undefined
  try {
    const bytes = await fetched(context, address, pictures)
    return (await storeUpload(context, new File([new Uint8Array(bytes)], '图片'), 'image')).url
  } catch (error) {
    if (error instanceof OutsideError || error instanceof Refusal) return undefined
    throw error
  }
}
