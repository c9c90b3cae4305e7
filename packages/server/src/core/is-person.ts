import { isbot } from 'isbot'

/**
 * Whether somebody sits before what asks: browsers say so, and programs that call themselves something else are no browser.
 *
 * @param device What it calls itself: the header `user-agent`.
 */
export const isPerson = (device: string): boolean => device.startsWith('Mozilla/') && !isbot(device)
