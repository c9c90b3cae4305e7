import * as React from 'react'
import { createRoot } from 'react-dom/client'
import { I18nProvider } from 'react-aria-components'
import { GlobalStyle } from './theme/index.ts'
const q = new URLSearchParams(location.search)
document.documentElement.dataset['theme'] = q.get('theme') ?? 'light'
const files = import.meta.glob('./datasheet/{PdfViewer,PdfSidebar,SpecHeader,GateCard,DownloadBar,RevisionPanel}/*.stories.tsx')
const find = q.get('w') ?? 'PdfViewer'
const load = files[`./datasheet/${find}/${find}.stories.tsx`] as () => Promise<any>
const m = await load()
const meta = m.default
const story = m[q.get('s') ?? 'Default'] ?? {}
const args = { ...meta.args, ...story.args }
if (q.get('pdf')) args.src = { url: q.get('pdf') }
for (const k of ['find']) if (q.get(k)) args[k] = q.get(k)
if (q.get('page')) args.page = Number(q.get('page'))
if (q.get('night')) args.isNight = true
if (q.get('scrolls')) args.scrolls = q.get('scrolls')
args.onState = (s: unknown) => ((window as any).__state = s)
args.onOutline = (o: unknown) => ((window as any).__outline = o)
const C = meta.component
let el = story.render ? story.render(args, {}) : <C {...args} />
if (q.get('h')) el = <div style={{ height: Number(q.get('h')) }}>{el}</div>
else for (const d of [...(story.decorators ?? []), ...(meta.decorators ?? [])]) { const inner = el; el = d(() => inner, { args, parameters: {} }) }
createRoot(document.getElementById('root')!).render(<I18nProvider locale="zh-CN"><GlobalStyle />{el}</I18nProvider>)
