declare module '../../base/http/endpoint.ts' {
  interface AccessKinds {
    /** Somebody who may see the cases of the guild in the path. */
    caseViewer: true;
  }
}

/** For endpoints that show what moderators see. */
export const CASE_VIEWER = 'caseViewer';
