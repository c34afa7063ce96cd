const GROUPS = {
  'one thing': [
    '/api/account',
    '/api/account/profile',
    '/api/admin/analytics',
    '/api/admin/settings',
    '/api/admin/stats',
    '/api/admin/users/:id',
    '/api/albums/:id',
    '/api/claims',
    '/api/csrf-token',
    '/api/deliveries/replies/new',
    '/api/invitations/:token',
    '/api/items/:id',
    '/api/items/months',
    '/api/items/space',
    '/api/kin/path',
    '/api/life',
    '/api/life/wait',
    '/api/media/:id',
    '/api/media/portrait',
    '/api/newsletter/mine',
    '/api/notifications/preferences',
    '/api/prompts/mine',
    '/api/reviews/mine',
    '/api/shared/:token',
    '/api/sign-ups',
    '/api/stories/:id',
    '/api/stories/:id/link',
    '/api/support/desk',
    '/api/undo/:token',
  ],
  'a file, or bytes of one': [
    '/api/account/data/:ticket',
    '/api/admin/export/:kind',
    '/api/admin/history/export',
    '/api/admin/support/:id/files/:fileId',
    '/api/d/:token/copy',
    '/api/d/:token/media/:mediaId/captions',
    '/api/d/:token/media/:mediaId{/:variant}',
    '/api/deliveries/:id/replies/:mediaId/:variant',
    '/api/items/:id/original',
    '/api/items/:id/page/:n',
    '/api/items/:id/peaks',
    '/api/items/:id/play',
    '/api/items/:id/preview',
    '/api/items/:id/thumb',
    '/api/items/:id/video',
    '/api/media/:id/original',
    '/api/media/:id/picture',
    '/api/d/:token/portrait',
    '/api/media/:id/peaks',
    '/api/media/:id/play',
    '/api/media/:id/video',
    '/api/messages/:id/captions/:mediaId',
    '/api/shared/:token/media/:kind/:id/:part',
    '/api/shared/:token/media/:kind/:id/of/:childId/:part',
    '/api/stories/:id/original',
    '/api/stories/:id/peaks',
    '/api/stories/:id/play',
    '/api/stories/:id/video',
    '/api/story/:token/peaks',
    '/api/story/:token/play',
  ],
} as const

/** Routes of the API that answer something else than a list. */
export const NO_LIST = Object.values(GROUPS)
  .flat()
  .map((path) => `GET ${path}`)

/** Lists that read a stream for each row, and why. */
export const STREAM_A_ROW: Readonly<Record<string, string>> = {
  'GET /api/invitations':
    'at most 50: whether whoever sent it may invite still is a right, which the family’s own stream alone can say',
  'GET /api/shared/:token/items':
    'at most 50: whether a thing is still shared is a right, which its own stream alone can say at that moment',
}
