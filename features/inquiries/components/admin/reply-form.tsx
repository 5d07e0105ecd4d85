import { useState } from 'react';
import { ApiError } from '#core/api-client.ts';
import { FormDialog, fieldOf } from '#ui/admin/form-dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { useSending } from '#ui/sending.ts';
import { Textarea } from '#ui/textarea.tsx';
import { type InquiryReplyInput, inquiryReplyBody, type OpenInquiryAnswer } from '../../schema.ts';
import { INQUIRIES, sendReply } from './calls.ts';
import { words } from './words/index.ts';

interface ReplyFormProps {
  inquiry: OpenInquiryAnswer;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The form for a colleague's answer, which is mailed to the sender. */
export function ReplyForm({ inquiry, open, onOpenChange }: ReplyFormProps) {
  // After the notice that a colleague has answered first, the staff member sees that answer and may answer, too.
  const [isTold, setTold] = useState(false);
  const sending = useSending(sendReply, {
    once: 'inquiry-reply',
    readAgain: [INQUIRIES],
    readAgainWhenRefused: true,
    onRefused: (error) => setTold(error instanceof ApiError && error.refusal.code === 'changed-meanwhile'),
    says: ({ message }) => ({ title: words.answerSent, description: message }),
  });
  const { subject, greeting } = inquiry.toSender;
  return (
    <FormDialog<InquiryReplyInput>
      open={open}
      onOpenChange={onOpenChange}
      title={words.answerTo(inquiry.name)}
      description={words.goesTo(inquiry.email)}
      size="wide"
      schema={inquiryReplyBody}
      values={{ subject, message: `${greeting}\n\n` }}
      submit={words.sendAnswer}
      version={inquiry.version}
      onSave={(json, version) =>
        sending.mutateAsync({
          inquiryId: inquiry.id,
          json: { ...json, version: isTold ? inquiry.version : version },
        })
      }
    >
      {(form) => (
        <>
          <Field label={words.subject} required {...fieldOf(form, 'subject')}>
            <Input autoComplete="off" {...form.register('subject')} />
          </Field>
          <Field label={words.message} required hint={words.messageHint} {...fieldOf(form, 'message')}>
            <Textarea rows={9} {...form.register('message')} />
          </Field>
        </>
      )}
    </FormDialog>
  );
}
