import type { Application } from '../state/application.ts';
import type { Platform } from '../platform/platform.ts';
import type { InteractionRequest } from '../platform/interaction-registry.ts';

const COMPONENT = 3;
const MODAL = 5;

/**
 * The application an interaction goes to: for a component or modal, the one that sent it; for a command, the current
 * one.
 */
export function ownerOf(platform: Platform, request: InteractionRequest): Application {
  const { applications, interactions, application } = platform;
  const author = applications.find(request.source?.authorId ?? '');
  if (request.type === COMPONENT) return author ?? application;
  if (request.type !== MODAL) return application;
  return applications.find(interactions.modalOf(request.personId)?.applicationId ?? '') ?? author ?? application;
}
