import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hostNamed } from '../core/asked-host.ts'
import { isLoopback } from '../core/reach.ts'

/** What proxies add: whoever asks through one may be anybody. */
const passedOn =
  /^(?:forwarded|via|x-(?:forwarded|real|original|client|cluster-client)(?:-.*)?|x-envoy-external-address|true-client-ip|fastly-client-ip|cf-.*)$/

/** Keeps the sandbox for browsers and tests on this machine; for everybody else it is not there. */
export function keepToOwnMachine(pages: FastifyInstance) {
  pages.addHook('onRequest', async (request, reply) => {
    return isFromHere(request) ? undefined : reply.callNotFound()
  })
}

/** By the socket's own end, not by what a header says. */
const isFromHere = ({ raw: { socket }, headers }: FastifyRequest): boolean =>
  isLoopback(socket.remoteAddress ?? '') &&
  isLoopback(hostNamed(headers.host) ?? '') &&
  !Object.keys(headers).some((name) => passedOn.test(name))
