import { createHash } from 'node:crypto'

/** The rules of a page's policy by their names. */
export function policyOf({ headers }: Response): Map<string, string> {
  const policy = headers.get('content-security-policy') ?? ''
  return new Map(policy.split('; ').map((rule) => [rule.split(' ', 1)[0] ?? '', rule.slice(rule.indexOf(' ') + 1)]))
}

/** The scripts of a page that its policy does not let run: neither its word nor their hash is in it, and they are no file of ours. */
export function forbiddenScripts(html: string, policy: Map<string, string>): string[] {
  const allowed = policy.get('script-src') ?? ''
  const nonce = /'nonce-(?<nonce>[^']+)'/.exec(allowed)?.groups?.['nonce']
  return [...html.matchAll(/<script\b(?<terms>[^>]*)>(?<text>[\s\S]*?)<\/script>/g)].flatMap(
    ({ groups: { terms = '', text = '' } = {} }) => {
      if (terms.includes('type="application/ld+json"') || / src="\/assets\//.test(terms)) return []
      if (nonce) return terms.includes(`nonce="${nonce}"`) ? [] : [terms + text]
      return allowed.includes(`'sha256-${createHash('sha256').update(text).digest('base64')}'`) ? [] : [terms + text]
    },
  )
}
