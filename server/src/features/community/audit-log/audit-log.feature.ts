import { defineFeature } from '../../feature.ts';
import { auditLogListener } from './audit-entry.listener.ts';
import { createAuditLog } from './audit-log.ts';

/** The platform's audit log, for features that need to know who did something. */
export const auditLogFeature = defineFeature({
  name: 'audit-log',
  open: () => {
    const { dispatch, ...auditLog } = createAuditLog();
    return { services: { auditLog }, listeners: [auditLogListener(dispatch)] };
  },
});
