const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text as HTML shows it. */
export const escape = (text: string) => text.replaceAll(/[&<>"']/g, (mark) => entities[mark] ?? mark)

/** A page of the sandbox; `head` goes into the head as it is, `body` below the title. */
export const page = (title: string, body: string, head = '') => `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
${head}
<title>${escape(title)} - 芯谱</title>
<style>
  :root { color-scheme: light dark }
  body { max-width: 720px; margin: 32px auto; padding: 0 16px; font: 14px/1.6 "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", system-ui, sans-serif }
  h1 { font-size: 20px } li { padding: 12px 0; border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); list-style: none } ul { padding: 0 }
  b { font-family: ui-monospace, monospace }
  form { display: grid; gap: 12px; max-width: 320px } input, button { font: inherit; padding: 8px 12px }
</style>
<h1>${escape(title)}</h1>
${body}
</html>`
