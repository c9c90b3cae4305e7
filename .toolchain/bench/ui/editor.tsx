import { ArticleEditor, blankArticle } from '@xinpu/ui/article'
import { GlobalStyle } from '@xinpu/ui/theme'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

const line =
  '先看满载和最高结温下的最大值，首页的典型值不能用来设计；用 TPS54302DDCR 的板子在 183 MHz 附近超了 6.2 dB。'
const formula = '<code class="language-math">V_{peak} = V_{in} + L\\frac{di}{dt}</code>'
const table =
  '<table><tbody><tr><th><p>改版</p></th><th><p>过冲 V</p></th></tr><tr><td><p>A</p></td><td><p>21.4</p></td></tr></tbody></table>'
const code = '<pre><code class="language-c">for (int i = 0; i &lt; 8; i++) sum += adc_read(i);</code></pre>'

/** A part of a text, some 1,000 characters of it. */
const part = (at: number): string =>
  `<h2>第 ${at + 1} 次改版</h2>${`<p>${line.repeat(4)}${formula}${line}</p>`.repeat(3)}${table}${code}`

const nothing = () => {}
const long = {
  ...blankArticle,
  title: '同步降压的振铃从哪里来',
  content: Array.from({ length: 50 }, (_, at) => part(at)).join(''),
}

/** The editor with a long text, kept by its owner as the site keeps it. */
function Editor() {
  const [values, setValues] = useState(long)
  return (
    <ArticleEditor
      values={values}
      onChange={(change) => setValues((before) => ({ ...before, ...change }))}
      channels={[]}
      seriesNames={[]}
      uploadImage={() => Promise.reject(new Error('There is nowhere to send it.'))}
      findParts={async () => []}
      sheets={{ find: async () => [], pictureOf: () => '', hrefOf: () => '#' }}
      mentions={[{ word: 'TPS54302DDCR', modelId: 7, count: 1 }]}
      mentionHref={() => '#'}
      save={{ state: 'typing', at: '10:32' }}
      faults={[]}
      onSave={nothing}
      onImport={nothing}
      onPreview={nothing}
      onSubmit={nothing}
    />
  )
}

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <>
    <GlobalStyle />
    <Editor />
  </>,
)
